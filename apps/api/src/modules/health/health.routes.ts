import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'

/** By which whoever started this process knows it. */
const INSTANCE = process.env.INSTANCE ?? ''

/** Probes: /livez for a running process, /readyz for one that can answer. */
export function healthRoutes({ check, chintai, baibai }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get('/livez', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('x-instance', INSTANCE)
      return { status: 'ok' }
    })

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('x-instance', INSTANCE)
      await Promise.all([check(), chintai.finder(), baibai.finder()]).catch((cause) => {
        app.log.error(cause, 'Not ready')
        throw new Problem({ status: 503, code: 'database.unreachable', retryAfter: 5 })
      })
      return { status: 'ok' }
    })
  }
}
