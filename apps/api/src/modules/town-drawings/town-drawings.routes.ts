import compress from '@fastify/compress'
import type { FastifyPluginAsync } from 'fastify'
import { Problem } from '../../http/problem.ts'
import { townDrawing } from '../../town-drawings/town-drawing.ts'

const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Towns as pictures: one of each municipality. */
export const townDrawingsRoutes: FastifyPluginAsync = async (app) => {
  await app.register(compress, { encodings: ['br', 'gzip'] })
  const drawn = new Map<string, string>()

  app.get<{ Params: { code: string } }>('/media/towns/:code.svg', async ({ params }, reply) => {
    const drawing = drawn.get(params.code) ?? townDrawing(params.code)
    if (!drawing) throw new Problem({ status: 404, code: 'town.not_found' })
    drawn.set(params.code, drawing)
    return reply
      .headers({ 'cache-control': FOR_A_DAY, 'x-content-type-options': 'nosniff' })
      .type('image/svg+xml')
      .send(drawing)
  })
}
