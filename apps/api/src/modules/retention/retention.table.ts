import { date, pgTable, smallint } from '../../db/drizzle.ts'

/** One row: the day for which personal data were last removed. */
export const retentionNight = pgTable('retention_night', {
  id: smallint('id').primaryKey(),
  day: date('day').notNull(),
})
