import { readStaticMap } from '@sumai/basemap/static-map'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Problem } from '../../http/problem.ts'
import { limitCalls } from '../../limits/limit-calls.ts'
import type { staticMaps } from '../../static-maps/static-maps.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Of another edition: it would be drawn otherwise tomorrow. */
const FOR_AN_HOUR = 'public, max-age=3600'

/** Maps as pictures: where, how large and how near is a choice of few (basemap/static-map.ts). */
export function staticMapsRoutes(
  deps: Deps,
  picture: ReturnType<typeof staticMaps>,
): FastifyPluginAsync {
  const count = limitCalls({
    ...deps,
    limit: { name: 'maps', max: deps.rates.mapsPerMinute, seconds: 60 },
  })

  return async (app) => {
    app.get<{ Params: { '*': string } }>('/media/maps/*', async (request, reply) => {
      const map = readStaticMap(request.params['*'])
      if (!map) throw new Problem({ status: 404, code: 'map.not_found' })
      const bytes = await picture(map, () => count(deps.callerOf(request).address))
      return reply
        .headers({
          'cache-control': map.isCurrent ? FOR_EVER : FOR_AN_HOUR,
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        })
        .type(`image/${map.format}`)
        .send(bytes)
    })
  }
}
