import { doublePrecision, pgTable, smallint, text } from '../../db/drizzle.ts'

/** The 36 cities the agency works in. `city_id` on the wire is the city code. */
export const cities = pgTable('cities', {
  cityCode: text('city_code').primaryKey(),
  cityName: text('city_name').notNull(),
  cityShortName: text('city_short_name').notNull(),
  cityKana: text('city_kana').notNull(),
  slug: text('slug').notNull().unique(),
  prefCode: text('pref_code').notNull(),
  prefName: text('pref_name').notNull(),
  areaNo: smallint('area_no').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  sort: smallint('sort').notNull(),
})

export type NewCity = typeof cities.$inferInsert
