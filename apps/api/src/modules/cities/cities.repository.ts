import { city } from '@sumai/api-client/contract/city'
import type { Database } from '../../db/database.ts'
import { asc, eq, inArray, or, type SQL } from '../../db/drizzle.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { cities } from './cities.table.ts'

const ROW = wireRowOf(city, [cities])

export function citiesRepository(db: Database) {
  const select = async (where?: SQL): Promise<WireRow[]> =>
    documents(await db.select({ row: ROW }).from(cities).where(where).orderBy(asc(cities.sort)))

  return {
    all: (areaNo?: number[]) => select(areaNo && inArray(cities.areaNo, areaNo)),

    /** By code or by slug. */
    async byId(id: string): Promise<WireRow | undefined> {
      const [row] = await select(or(eq(cities.cityCode, id), eq(cities.slug, id)))
      return row
    },

    /** Where the centres of these are. */
    at: (codes: readonly string[]) =>
      db
        .select({ cityCode: cities.cityCode, lat: cities.lat, lng: cities.lng })
        .from(cities)
        .where(inArray(cities.cityCode, [...codes])),
  }
}
