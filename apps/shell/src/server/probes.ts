import type { FastifyInstance } from 'fastify'
import type { Registry } from '../releases/registry.ts'

/**
 * `x-instance` tells the process that started this one that it is the one that answers
 * (packages/build/src/stack.ts).
 */
const HEADERS = { 'cache-control': 'no-store', 'x-instance': process.env.INSTANCE ?? '' }

type Options = {
  registry: Registry
  /** Resolves when the remotes have been looked for once. */
  firstLook: Promise<void>
}

/**
 * `/livez` for a process that runs; `/readyz`, which waits for the first look, for one that has a
 * remote and is not closing.
 */
export function probes(app: FastifyInstance, { registry, firstLook }: Options): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/livez', async (_request, reply) => reply.headers(HEADERS).send('ok'))
  app.get('/readyz', async (_request, reply) => {
    await firstLook
    const ready = !closing && Object.keys(registry.entries()).length > 0
    return reply
      .code(ready ? 200 : 503)
      .headers(HEADERS)
      .send(ready ? 'ok' : 'no remote is loaded')
  })
}
