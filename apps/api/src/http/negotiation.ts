import fp from 'fastify-plugin'
import { Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The type of the answer; default: JSON. */
    answersWith?: 'application/pdf'
  }
}

const ACCEPTED = /(^|,)\s*(application\/(json|\*)|\*\/\*)\s*(;|,|$)/

/**
 * The API uses JSON, and other types where a call says so: 406 for clients that do not accept it,
 * 415 for other bodies.
 */
export const negotiation = fp(async (app) => {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async ({ headers: { accept }, routeOptions: { config } }) => {
    const isOwn = config.answersWith !== undefined && accept?.includes(config.answersWith)
    if (accept && !isOwn && !ACCEPTED.test(accept)) {
      throw new Problem({ status: 406, code: 'request.not_acceptable' })
    }
  })
})
