import { bigint, integer, pgTable, text } from '../../db/drizzle.ts'

/**
 * How often somebody has called, for all processes on this database; in the columns that
 * rate-limiter-flexible writes. Keys are hashes, so that they name nobody.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** ms since 1970 */
  expire: bigint('expire', { mode: 'number' }),
})
