import fastifyReplyFrom from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'

/** ms: photos are sent from phones, and an import is read while it comes. */
const PATIENCE = 60_000

type Options = { apiOrigin: string; internalToken: string }

/**
 * Passes on what the screens ask of the API, so that browsers know one origin: the session cookie is
 * of this site alone.
 */
export async function proxy(app: FastifyInstance, { apiOrigin, internalToken }: Options) {
  app.register(fastifyReplyFrom, {
    base: apiOrigin,
    undici: { headersTimeout: PATIENCE, bodyTimeout: PATIENCE },
  })
  // As it comes: the API reads it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))

  for (const path of ['/api/v1/*', '/media/*']) {
    app.all(path, (request, reply) =>
      reply.from(request.url, {
        rewriteRequestHeaders: ({ ip }, headers) => ({
          ...headers,
          'x-internal-token': internalToken,
          // Not the shell, whose calls are not counted.
          'x-internal-caller': 'staff',
          'x-forwarded-for': ip,
        }),
        onError: (answer) => {
          ;(answer as typeof reply).code(503).send({ code: 'api.unavailable' })
        },
        // Otherwise a 503 would be asked for ten times more.
        retryDelay: () => null,
      }),
    )
  }
}
