import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { readPlanPath } from '@sumai/madori/plan-code'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { boundedQueue } from '../../db/bounded-queue.ts'
import type { Deps } from '../../deps.ts'
import { svgHeaders } from '../../http/drawing-headers.ts'
import { Problem } from '../../http/problem.ts'
import { limitCalls } from '../../limits/limit-calls.ts'
import type { planDrawer } from './drawer.ts'

const compressed = promisify(brotliCompress)
const plain = promisify(brotliDecompress)

/** Drawings that are kept, compressed: about 8 MB. */
const KEPT = 4_000
/**
 * A page of results shows 20, and a visitor who changes the search asks for several pages at once.
 * When more are waiting, the next gets 503 and Retry-After.
 */
const WAITING = 200

/** Floor plans, drawn from what their address says of a home (madori/plan-code.ts), and kept. */
export function plansRoutes(deps: Deps, drawer: ReturnType<typeof planDrawer>): FastifyPluginAsync {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT })
  const enqueue = boundedQueue(
    WAITING,
    () => new Problem({ status: 503, code: 'plan.busy', retryAfter: 2 }),
  )
  const count = limitCalls({
    ...deps,
    limit: { name: 'plans', max: deps.rates.plansPerMinute, seconds: 60 },
  })

  async function draw(path: string): Promise<Buffer> {
    const drawing = await drawer.draw(path)
    if (drawing === null) throw new Problem({ status: 404, code: 'plan.not_found' })
    return compressed(drawing, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  }

  function picture(path: string, address: string): Promise<Buffer> {
    const known = kept.get(path)
    if (known) return known
    count(address)
    const drawn = enqueue(() => draw(path))
    kept.set(path, drawn)
    drawn.catch(() => kept.delete(path))
    return drawn
  }

  return async (app) => {
    app.get<{ Params: { '*': string } }>('/media/madori/*', async (request, reply) => {
      const path = request.params['*']
      const asked = readPlanPath(path)
      if (!asked) throw new Problem({ status: 404, code: 'plan.not_found' })
      const bytes = await picture(path, deps.callerOf(request).address)
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
      if (takesBrotli) reply.header('content-encoding', 'br')
      return reply
        .headers({ ...svgHeaders(asked.isCurrent), vary: 'accept-encoding' })
        .type('image/svg+xml')
        .send(takesBrotli ? bytes : await plain(bytes))
    })
  }
}
