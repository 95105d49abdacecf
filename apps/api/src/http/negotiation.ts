import fp from 'fastify-plugin'
import { Problem } from './problem.ts'

const ACCEPTED = /(^|,)\s*(application\/(json|\*)|\*\/\*)\s*(;|,|$)/

/** This API speaks JSON and nothing else: 406 to whoever cannot take it, 415 to other bodies. */
export const negotiation = fp(async (app) => {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async ({ headers: { accept } }) => {
    if (accept && !ACCEPTED.test(accept)) {
      throw new Problem({ status: 406, code: 'request.not_acceptable' })
    }
  })
})
