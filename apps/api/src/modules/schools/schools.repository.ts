import { school } from '@sumai/api-client/contract/school'
import type { Database } from '../../db/database.ts'
import { asc, inArray } from '../../db/drizzle.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { schools } from './schools.table.ts'

const ROW = wireRowOf(school, [schools])

export function schoolsRepository(db: Database) {
  return {
    async all(types?: number[]): Promise<WireRow[]> {
      const found = await db
        .select({ row: ROW })
        .from(schools)
        .where(types && inArray(schools.shisetsuType, types))
        .orderBy(asc(schools.shisetsuType), asc(schools.sort))
      return documents(found)
    },
  }
}
