import { school } from '@sumai/api-client/contract/school'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { columnsFor, type WireRow } from '../../wire/columns.ts'
import { schools } from './schools.table.ts'

const COLUMNS = columnsFor(school, [schools])

export function schoolsRepository(db: Database) {
  return {
    all: (types?: number[]): Promise<WireRow[]> =>
      db
        .select(COLUMNS)
        .from(schools)
        .where(types && inArray(schools.shisetsuType, types))
        .orderBy(asc(schools.shisetsuType), asc(schools.sort)),
  }
}
