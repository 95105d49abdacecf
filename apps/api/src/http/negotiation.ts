import fp from 'fastify-plugin'
import { Problem } from './problem.ts'

const ACCEPTED = /(^|,)\s*(application\/(json|\*)|\*\/\*)\s*(;|,|$)/

/** The API uses JSON only: 406 for clients that do not accept it, 415 for other bodies. */
export const negotiation = fp(async (app) => {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async ({ headers: { accept } }) => {
    if (accept && !ACCEPTED.test(accept)) {
      throw new Problem({ status: 406, code: 'request.not_acceptable' })
    }
  })
})
