import { doublePrecision, index, pgTable, smallint, text } from '../../db/drizzle.ts'

/** Schools and facilities near which people look for a home. */
export const schools = pgTable(
  'schools',
  {
    shisetsuNo: text('shisetsu_no').primaryKey(),
    shisetsuType: smallint('shisetsu_type').notNull(),
    shisetsuNm: text('shisetsu_nm').notNull(),
    shisetsuKana: text('shisetsu_kana').notNull(),
    slug: text('slug').notNull().unique(),
    cityCode: text('city_code').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    sort: smallint('sort').notNull(),
  },
  (table) => [index('schools_shisetsu_type').on(table.shisetsuType, table.sort)],
)

export type NewSchool = typeof schools.$inferInsert
