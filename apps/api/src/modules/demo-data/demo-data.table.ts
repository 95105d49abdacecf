import { date, integer, pgTable, timestamp } from '../../db/drizzle.ts'

/** One row if the database was filled with demo data, else none. */
export const demoData = pgTable('demo_data', {
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull(),
  /** The day to which the dates of the demo data are relative. */
  datesOf: date('dates_of', { mode: 'string' }).notNull(),
  rooms: integer('rooms').notNull(),
})
