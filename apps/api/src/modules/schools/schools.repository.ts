import { school } from '@sumai/api-client/contract/school'
import type { SchoolsQuery } from '@sumai/api-client/contract/site-query'
import type { Database } from '../../db/database.ts'
import { and, asc, inArray } from '../../db/drizzle.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { schools } from './schools.table.ts'

const ROW = wireRowOf(school, [schools])

export function schoolsRepository(db: Database) {
  return {
    async find(query: SchoolsQuery): Promise<WireRow[]> {
      const found = await db
        .select({ row: ROW })
        .from(schools)
        .where(
          and(
            query.shisetsu_type && inArray(schools.shisetsuType, query.shisetsu_type),
            query.shisetsu_no && inArray(schools.shisetsuNo, query.shisetsu_no),
            query.city_code && inArray(schools.cityCode, query.city_code),
          ),
        )
        .orderBy(asc(schools.shisetsuType), asc(schools.sort))
      return documents(found)
    },
  }
}
