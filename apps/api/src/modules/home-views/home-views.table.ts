import { date, integer, pgTable, primaryKey, text } from '../../db/drizzle.ts'

/** How often the page of a home was opened, counted by day without whoever opened it. */
export const homeViews = pgTable(
  'home_views',
  {
    day: date('day').notNull(),
    siteType: text('site_type', { enum: ['chintai', 'baibai'] }).notNull(),
    bukkenNo: text('bukken_no').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.siteType, table.bukkenNo] })],
)
