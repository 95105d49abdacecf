import { city } from '@sumai/api-client/contract/city'
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { columnsFor, type WireRow } from '../../wire/columns.ts'
import { cities } from './cities.table.ts'

const COLUMNS = { ...columnsFor(city, [cities]), city_id: cities.cityCode }

export function citiesRepository(db: Database) {
  const select = (where?: SQL): Promise<WireRow[]> =>
    db.select(COLUMNS).from(cities).where(where).orderBy(asc(cities.sort))

  return {
    all: (areaNo?: number[]) => select(areaNo && inArray(cities.areaNo, areaNo)),

    /** By code or by slug. */
    async byId(id: string): Promise<WireRow | undefined> {
      const [row] = await select(or(eq(cities.cityCode, id), eq(cities.slug, id)))
      return row
    },
  }
}
