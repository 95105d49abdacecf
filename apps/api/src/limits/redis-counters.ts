import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { type Counters, countersOf, UNUSED } from './counters.ts'

/** ms after which a Redis counts as away. */
const SILENCE_MS = 500

/**
 * In a Redis, for all processes. While it is away, each counts for itself; `onFault` is called once
 * each time.
 */
export function redisCounters(url: string, onFault: (error: unknown) => void): Counters {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: SILENCE_MS,
    commandTimeout: SILENCE_MS,
  })
  let isAway = false
  redis.on('ready', () => {
    isAway = false
  })
  redis.on('error', (error) => {
    if (!isAway) onFault(error)
    isAway = true
  })
  const limiter = new RateLimiterRedis({
    ...UNUSED,
    storeClient: redis,
    insuranceLimiter: new RateLimiterMemory(UNUSED),
  })
  return countersOf(limiter, {
    isShared: true,
    // What fails here is told to `onFault`, and tried again.
    open: () => redis.connect().catch(() => {}),
    close: () => redis.disconnect(),
  })
}
