import compress from '@fastify/compress'
import { drawPlot } from '@sumai/madori/draw-plot'
import { drawPlotCard } from '@sumai/madori/draw-plot-card'
import { drawVolume } from '@sumai/madori/draw-volume'
import { readPlotPath } from '@sumai/madori/plot'
import type { FastifyPluginAsync } from 'fastify'
import { Problem } from '../../http/problem.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Of another edition: it would be drawn otherwise tomorrow. */
const FOR_AN_HOUR = 'public, max-age=3600'

const DRAWINGS = { plot: drawPlot, volume: drawVolume, card: drawPlotCard }

/** Plots of land, drawn from what their address says of them (madori/plot/plot.ts): under 1 ms each. */
export const plotsRoutes: FastifyPluginAsync = async (app) => {
  await app.register(compress, { encodings: ['br', 'gzip'] })

  app.get<{ Params: { '*': string } }>('/media/plots/*', async ({ params }, reply) => {
    const asked = readPlotPath(params['*'])
    if (!asked) throw new Problem({ status: 404, code: 'plot.not_found' })
    const { plot, look, isCurrent } = asked
    return reply
      .headers({
        'cache-control': isCurrent ? FOR_EVER : FOR_AN_HOUR,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .type('image/svg+xml')
      .send(DRAWINGS[look](plot))
  })
}
