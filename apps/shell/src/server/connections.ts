import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ConnectionError, FastifyInstance } from 'fastify'

/** Requests of one connection that may wait behind another one: no browser and no proxy pipelines. */
const PIPELINED = 2

/** ms */
export const CONNECTION_TIMES = {
  /** Without a byte in either direction while an answer is being sent; then it is given up. */
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
    // Nothing is before it, as with nearly all: counting each would cost a kept page 10 µs of 48.
    if (reply.raw.socket) {
      done()
      return
    }
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

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'
/** By Node's error code; 400 for all others. */
const CLIENT_ERRORS: Record<string, string> = {
  [LATE]: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers requests that are malformed or too slow. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  // Browsers open connections ahead of need; one that is closed as its first request is on its way
  // fails that request. `connectionTimeout` ends it.
  if (error.code === LATE && socket.bytesRead === 0) return
  const status = CLIENT_ERRORS[error.code] ?? '400 Bad Request'
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`)
  socket.destroy(error)
}

/** ms before the server ends, during which answers tell clients to close their connections. */
const LINGER = 300

/**
 * Ends kept-alive connections with their next answer. A connection that is closed while a request is
 * on its way fails that visitor; resolves when most have been told.
 */
export async function lastAnswers(app: FastifyInstance): Promise<void> {
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await pause(LINGER)
}
