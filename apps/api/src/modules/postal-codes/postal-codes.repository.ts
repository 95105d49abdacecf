import type { PostalCode } from '@sumai/api-client/contract/postal-code'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { cities } from '../cities/cities.table.ts'
import { postalCodes } from './postal-codes.table.ts'

export const postalCodesRepository = (db: Database) => ({
  /** The addresses of a code of seven digits; none for an unknown one. */
  addressesOf: (zip: string): Promise<PostalCode['addresses']> =>
    db
      .select({
        pref_name: cities.prefName,
        city_code: cities.cityCode,
        city_name: cities.cityName,
        town: postalCodes.town,
      })
      .from(postalCodes)
      .innerJoin(cities, eq(cities.cityCode, postalCodes.cityCode))
      .where(eq(postalCodes.zip, zip)),
})
