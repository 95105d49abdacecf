import { date, integer, pgTable, primaryKey, text } from '../../db/drizzle.ts'

/** Searches of visitors that led to no home, counted by day. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date('day').notNull(),
    site: text('site', { enum: ['chintai', 'baibai'] }).notNull(),
    /** What visitors typed, or the conditions of their search in words. */
    phrase: text('phrase').notNull(),
    kind: text('kind', { enum: ['words', 'conditions'] })
      .notNull()
      .default('words'),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.site, table.phrase] })],
)
