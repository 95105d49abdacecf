import { doublePrecision, index, pgTable, smallint, text } from '../../db/drizzle.ts'

export const lines = pgTable('lines', {
  lineCode: text('line_code').primaryKey(),
  lineName: text('line_name').notNull(),
  lineKana: text('line_kana').notNull(),
  slug: text('slug').notNull().unique(),
  company: text('company').notNull(),
  symbol: text('symbol'),
  color: text('color'),
  sort: smallint('sort').notNull(),
})

/** A stop of a line; an interchange has one row per line and the same `ekiGroup` and slug. */
export const stations = pgTable(
  'stations',
  {
    ekiCode: text('eki_code').primaryKey(),
    lineCode: text('line_code')
      .notNull()
      .references(() => lines.lineCode),
    ekiGroup: text('eki_group').notNull(),
    ekiName: text('eki_name').notNull(),
    ekiKana: text('eki_kana').notNull(),
    slug: text('slug').notNull(),
    cityCode: text('city_code').notNull(),
    order: smallint('order').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
  },
  (table) => [index('stations_line_code').on(table.lineCode, table.order)],
)

export type NewLine = typeof lines.$inferInsert
export type NewStation = typeof stations.$inferInsert
