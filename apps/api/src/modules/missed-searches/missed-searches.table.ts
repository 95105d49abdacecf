import { date, integer, pgTable, primaryKey, text } from '../../db/drizzle.ts'

/** Words that visitors searched for and that led to no home, counted by day. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date('day').notNull(),
    site: text('site', { enum: ['chintai', 'baibai'] }).notNull(),
    phrase: text('phrase').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.phrase] })],
)
