import compress from '@fastify/compress'
import { drawPlot } from '@sumai/madori/draw-plot'
import { drawPlotCard } from '@sumai/madori/draw-plot-card'
import { drawVolume } from '@sumai/madori/draw-volume'
import { readPlotPath } from '@sumai/madori/plot'
import type { FastifyPluginAsync } from 'fastify'
import { svgHeaders } from '../../http/drawing-headers.ts'
import { Problem } from '../../http/problem.ts'

const DRAWINGS = { plot: drawPlot, volume: drawVolume, card: drawPlotCard }

/** Plots of land, drawn from what their address says of them (madori/plot/plot.ts): under 1 ms each. */
export const plotsRoutes: FastifyPluginAsync = async (app) => {
  await app.register(compress, { encodings: ['br', 'gzip'] })

  app.get<{ Params: { '*': string } }>('/media/plots/*', async ({ params }, reply) => {
    const asked = readPlotPath(params['*'])
    if (!asked) throw new Problem({ status: 404, code: 'plot.not_found' })
    const { plot, look, isCurrent } = asked
    return reply.headers(svgHeaders(isCurrent)).type('image/svg+xml').send(DRAWINGS[look](plot))
  })
}
