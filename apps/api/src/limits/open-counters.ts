import type { Pool } from 'pg'
import { type Counters, memoryCounters } from './counters.ts'

/**
 * In Redis when there is one, else in PostgreSQL, else in this process, which is then the only one.
 * `onFault` is called when Redis is away.
 */
export async function openCounters(
  redisUrl: string | undefined,
  pool: Pick<Pool, 'query'> | undefined,
  onFault: (error: unknown) => void,
): Promise<Counters> {
  if (redisUrl) {
    const { redisCounters } = await import('./redis-counters.ts')
    return redisCounters(redisUrl, onFault)
  }
  if (pool) {
    const { postgresCounters } = await import('./postgres-counters.ts')
    return postgresCounters(pool)
  }
  return memoryCounters()
}
