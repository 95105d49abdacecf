import type { StaffsQuery } from '@sumai/api-client/contract/site-query'
import { staff } from '@sumai/api-client/contract/staff'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { cities } from '../cities/cities.table.ts'
import { staffs } from './staffs.table.ts'

const ROW = wireRowOf(staff, [staffs])
const isPublic = eq(staffs.isPublic, true)

/** Staff whom the public may see, without role and address. */
export function staffsRepository(db: Database) {
  return {
    async byId(syainNo: string): Promise<WireRow | undefined> {
      const found = await db
        .select({ row: ROW })
        .from(staffs)
        .where(and(isPublic, eq(staffs.syainNo, syainNo)))
      return documents(found)[0]
    },

    async page(query: StaffsQuery): Promise<{ rows: WireRow[]; total: number }> {
      const where = and(isPublic, query.tenpo_no && inArray(staffs.tenpoNo, query.tenpo_no))
      const [rows, total] = await Promise.all([
        db
          .select({ row: ROW })
          .from(staffs)
          .where(where)
          .orderBy(asc(staffs.tenpoNo), asc(staffs.sort), asc(staffs.syainNo))
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        db.$count(staffs, where),
      ])
      return { rows: documents(rows), total }
    },

    async cityNames(): Promise<Map<string, string>> {
      const rows = await db.select({ code: cities.cityCode, name: cities.cityName }).from(cities)
      return new Map(rows.map(({ code, name }) => [code, name]))
    },
  }
}
