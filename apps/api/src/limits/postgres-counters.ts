import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { type Counters, countersOf, UNUSED } from './counters.ts'

const CLEAN_MS = 300_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/**
 * In the table `rate_limits`, for all processes. While the database fails, each counts for itself.
 */
export function postgresCounters(pool: Pick<Pool, 'query'>): Counters {
  const limiter = new RateLimiterPostgres({
    ...UNUSED,
    storeClient: { query: (query: { text: string; values: unknown[] }) => pool.query(query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(UNUSED),
  })

  /** Rows whose time is over, and those that a clock has written which was far ahead. */
  function clean(): void {
    const now = Date.now()
    pool
      .query('delete from rate_limits where expire < $1 or expire > $2', [
        now - HOUR_MS,
        now + 2 * DAY_MS,
      ])
      .catch(() => {})
  }
  let timer: NodeJS.Timeout | undefined

  return countersOf(limiter, {
    isShared: true,
    async open() {
      timer = setInterval(clean, CLEAN_MS).unref()
    },
    close: () => clearInterval(timer),
  })
}
