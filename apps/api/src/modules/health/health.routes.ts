import type { FastifyPluginAsync } from 'fastify'
import { DiskFullError } from '../../db/free-space.ts'
import type { Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'
import { within } from '../../within.ts'

/**
 * Tells the process that started this one that it is the one that answers
 * (packages/build/src/stack.ts).
 */
const INSTANCE = process.env.INSTANCE ?? ''

/** ms; whoever asks gives up after two seconds. */
const READY_MS = 1_500

/** Probes: /livez for a running process, /readyz for one that can answer. */
export function healthRoutes({ check, chintai, baibai }: Deps): FastifyPluginAsync {
  let looking: Promise<unknown> | undefined

  /** One look for everybody who asks meanwhile: a silent database is not asked again and again. */
  function look(): Promise<unknown> {
    looking ??= Promise.all([check(), chintai.finder(), baibai.finder()]).finally(() => {
      looking = undefined
    })
    return looking
  }

  return async (app) => {
    app.get('/livez', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('x-instance', INSTANCE)
      return { status: 'ok' }
    })

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      reply.header('x-instance', INSTANCE)
      await within(READY_MS, look()).catch((cause) => {
        app.log.error(cause, 'Not ready')
        const code = cause instanceof DiskFullError ? 'disk.full' : 'database.unreachable'
        throw new Problem({ status: 503, code, retryAfter: 5 })
      })
      return { status: 'ok' }
    })
  }
}
