import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of one connection that may wait for their answers: no browser and no proxy pipelines. */
const PIPELINED = 8

/** ms */
export const CONNECTION_TIMES = {
  /** Without a byte in either direction while an answer is on its way, after which it is given up. */
  connectionTimeout: 30_000,
  /** To send a request. */
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  /** Between two looks at who is too slow. */
  connectionsCheckingInterval: 2_000,
}

/** Ends connections that ask for more and more without reading the answers. */
export function boundPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > PIPELINED) {
      reply.hijack()
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    done()
  })
}
