import fastifyReplyFrom from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

/**
 * ms until a picture must begin to arrive, or go on. Without an end, pictures that hang would hold
 * all the connections a browser opens to one origin, and keep its pages from it.
 */
const PATIENCE = 1500

/** Pictures lie at the API; pages ask for them at their own origin. */
export function media(app: FastifyInstance, apiOrigin: string): void {
  app.register(fastifyReplyFrom, {
    base: apiOrigin,
    undici: { headersTimeout: PATIENCE, bodyTimeout: PATIENCE, connect: { timeout: PATIENCE } },
    // Otherwise it would wait as long as the API says, ten times.
    maxRetriesOn503: 0,
  })
  app.get('/media/*', (request, reply) =>
    reply.from(request.url, {
      // For the API's log, and for other origins: pages ask for pictures at their own.
      rewriteHeaders: ({
        'x-request-id': _id,
        'access-control-allow-origin': _origin,
        ...headers
      }) => headers,
      onError: (answer) => refuse(answer as typeof reply, 503),
    }),
  )
}
