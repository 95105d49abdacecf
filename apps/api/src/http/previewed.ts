import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Preview, previewLinks } from '../modules/previews/preview-links.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The one thing that this request may see in any state, by a link of the staff. */
    preview: Preview | undefined
  }
}

type Links = Pick<ReturnType<typeof previewLinks>, 'read'>

/** Reads `X-Preview` of every request; an invalid one is ignored. */
export const previewed = ({ read }: Links) =>
  fp(async (app) => {
    app.decorateRequest('preview', undefined)
    app.addHook('onRequest', async (request) => {
      const token = request.headers['x-preview']
      if (typeof token === 'string') request.preview = await read(token)
    })
  })

/** Which of these things is to be seen in any state. */
export const previewOf = ({ preview }: Pick<FastifyRequest, 'preview'>, of: Preview['of']) =>
  preview?.of === of ? preview.id : undefined
