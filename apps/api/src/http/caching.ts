import etag from '@fastify/etag'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds that caches may keep the answer; default 60. */
    maxAge?: number
  }
}

const LIST_SECONDS = 60
const STALE_SECONDS = 300
/** How many times that age an old answer may be shown while a new one is being fetched. */
const STALE_TIMES = 5
/** Places, stations, schools: they change with a release of the data. */
export const MASTER = { config: { maxAge: 3600 } }
/** What the staff write for visitors: they see a change within seconds. */
export const WRITTEN = { config: { maxAge: 5 } }

/**
 * Sets ETag and Cache-Control of every successful read. Answers to staff and for their
 * previews are not cacheable, because they may contain more than public ones.
 */
export const caching = fp(async (app) => {
  // Weak: the same tag stands for every encoding of an answer.
  await app.register(etag, { weak: true })
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && reply.statusCode < 300 && !reply.hasHeader('cache-control')) {
      const seconds = request.routeOptions.config.maxAge ?? LIST_SECONDS
      const stale = Math.min(STALE_SECONDS, seconds * STALE_TIMES)
      const value = `public, max-age=${seconds}, stale-while-revalidate=${stale}`
      const isPrivate = request.staff || request.preview
      reply.header('cache-control', isPrivate ? 'private, no-store' : value)
      reply.header(
        'vary',
        [reply.getHeader('vary') ?? [], 'authorization', 'cookie'].flat().join(', '),
      )
    }
    return payload
  })
})
