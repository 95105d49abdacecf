import { pgTable, text } from '../../db/drizzle.ts'
import { cities } from '../cities/cities.table.ts'

/** What the postal codes of the 36 municipalities stand for. */
export const postalCodes = pgTable('postal_codes', {
  zip: text('zip').primaryKey(),
  cityCode: text('city_code')
    .notNull()
    .references(() => cities.cityCode),
  /** '' where it stands for the whole municipality. */
  town: text('town').notNull(),
})
