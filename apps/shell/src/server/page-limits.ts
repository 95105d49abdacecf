import { addressKey } from '@sumai/platform/address-key'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { refuse } from './refuse.ts'

export type PageLimits = {
  /** Pages a minute and at the same time, of one address; 0 means without limit. */
  pagesPerMinute: number
  pagesAtOnce: number
  /** With a Redis, all processes count together. */
  redisUrl: string | undefined
}

/** ms after which a Redis counts as away. */
const SILENCE = 500

/** s after which somebody who has too many pages open may try again. */
const SOON = 2

/**
 * Refuses pages of one address when there are too many: a loop, not an office full of people. The
 * pages are counted, however many reads of the API each of them makes.
 */
export function limitPages(scope: FastifyInstance, limits: PageLimits): void {
  if (limits.pagesAtOnce > 0) limitOpenPages(scope, limits.pagesAtOnce)
  if (limits.pagesPerMinute > 0) limitPagesPerMinute(scope, limits)
}

function limitOpenPages(scope: FastifyInstance, most: number): void {
  const open = new Map<string, number>()
  scope.addHook('onRequest', (request, reply, done) => {
    const key = addressKey(request.ip)
    const others = open.get(key) ?? 0
    if (others >= most) {
      tooMany(reply, SOON)
      return
    }
    open.set(key, others + 1)
    reply.raw.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
    done()
  })
}

function limitPagesPerMinute(scope: FastifyInstance, limits: PageLimits): void {
  const counter = createCounter(scope, limits)
  scope.addHook('onRequest', async (request, reply) => {
    try {
      await counter.consume(addressKey(request.ip))
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded
      return tooMany(reply, Math.ceil(exceeded.msBeforeNext / 1000))
    }
  })
}

const tooMany = (reply: FastifyReply, seconds: number) =>
  refuse(reply.header('retry-after', String(seconds)), 429)

function createCounter(scope: FastifyInstance, { pagesPerMinute, redisUrl }: PageLimits) {
  const window = { points: pagesPerMinute, duration: 60, keyPrefix: 'pages' }
  const inMemory = new RateLimiterMemory(window)
  if (!redisUrl) return inMemory
  // Without Redis, each process counts for itself, and no page waits.
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: SILENCE,
    commandTimeout: SILENCE,
  })
  redis.on('error', () => {})
  scope.addHook('onReady', () => redis.connect().catch(() => {}))
  scope.addHook('onClose', async () => redis.disconnect())
  return new RateLimiterRedis({ ...window, storeClient: redis, insuranceLimiter: inMemory })
}
