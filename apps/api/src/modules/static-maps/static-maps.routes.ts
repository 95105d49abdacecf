import { readStaticMap } from '@sumai/basemap/static-map'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { drawingHeaders } from '../../http/drawing-headers.ts'
import { Problem } from '../../http/problem.ts'
import { limitCalls } from '../../limits/limit-calls.ts'
import type { staticMaps } from '../../static-maps/static-maps.ts'

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
      return reply.headers(drawingHeaders(map.isCurrent)).type(`image/${map.format}`).send(bytes)
    })
  }
}
