import { date, integer, pgTable, timestamp } from '../../db/drizzle.ts'

/** One row when the database was filled with demo data; none in a real agency's. */
export const demoData = pgTable('demo_data', {
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull(),
  /** The "today" to which the dates of the demo data are relative now. */
  datesOf: date('dates_of', { mode: 'string' }).notNull(),
  rooms: integer('rooms').notNull(),
})
