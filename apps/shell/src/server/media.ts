import fastifyReplyFrom from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'
import { refuse } from './refuse.ts'

/**
 * ms without data after which a picture request ends. Otherwise hanging pictures would use up all
 * the connections of a browser to this origin. A list of shops asks for 28 at once.
 */
const PATIENCE = 3000
/** The same for pictures that the API draws on request, one after the other. */
const DRAWN = { below: ['/media/madori/', '/media/maps/', '/media/share/'], patience: 10_000 }

type Options = { apiOrigin: string; internalToken: string }

/** Proxies pictures from the API, because pages load them from their own origin. */
export function media(app: FastifyInstance, { apiOrigin, internalToken }: Options): void {
  app.register(fastifyReplyFrom, {
    base: apiOrigin,
    undici: { headersTimeout: PATIENCE, bodyTimeout: PATIENCE, connect: { timeout: PATIENCE } },
  })
  app.get('/media/*', (request, reply) => {
    // A backslash is a slash in URLs: /media/x\..\..\api leads out of /media.
    if (!new URL(request.url, apiOrigin).pathname.startsWith('/media/')) return refuse(reply, 400)
    return reply.from(request.url, {
      ...(DRAWN.below.some((path) => request.url.startsWith(path)) && { timeout: DRAWN.patience }),
      // Some pictures are drawn when they are asked for, so many for each visitor.
      rewriteRequestHeaders: ({ ip }, headers) => ({
        ...headers,
        'x-internal-token': internalToken,
        'x-forwarded-for': ip,
      }),
      // Headers for the API's log and for other origins, which pages do not need.
      rewriteHeaders: ({
        'x-request-id': _id,
        'access-control-allow-origin': _origin,
        ...headers
      }) => headers,
      onError: (answer) => refuse(answer as typeof reply, 503),
      // Otherwise a 503 would be asked for ten times more.
      retryDelay: () => null,
    })
  })
}
