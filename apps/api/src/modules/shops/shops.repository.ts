import { shop, staffShop } from '@sumai/api-client/contract/shop'
import type { ShopsQuery } from '@sumai/api-client/contract/site-query'
import type { Database } from '../../db/database.ts'
import { and, asc, count, eq, inArray, notInArray, type SQL } from '../../db/drizzle.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { staffs } from '../staffs/staffs.table.ts'
import { type NewShop, type ShopRow, shops } from './shops.table.ts'

const ROW = wireRowOf(shop, [shops])
const WHOLE = wireRowOf(staffShop, [shops])
const BOTH_KINDS = 3

export function shopsRepository(db: Database) {
  const select = (where: SQL | undefined, row = ROW) =>
    db.select({ row }).from(shops).where(where).orderBy(asc(shops.sort), asc(shops.tenpoNo))

  return {
    /** With the fields for staff only if `whole`. */
    async byId(tenpoNo: string, whole = false): Promise<WireRow | undefined> {
      return documents(await select(eq(shops.tenpoNo, tenpoNo), whole ? WHOLE : ROW))[0]
    },

    async page(query: ShopsQuery): Promise<{ rows: WireRow[]; total: number }> {
      const where = and(
        query.area_no && inArray(shops.areaNo, query.area_no),
        query.city_code && inArray(shops.cityCode, query.city_code),
        query.cb_flg ? inArray(shops.cbFlg, [query.cb_flg, BOTH_KINDS]) : undefined,
        query.tenpo_no && inArray(shops.tenpoNo, query.tenpo_no),
        query.exclude_tenpo_no && notInArray(shops.tenpoNo, query.exclude_tenpo_no),
      )
      const [rows, total] = await Promise.all([
        select(where)
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        db.$count(shops, where),
      ])
      return { rows: documents(rows), total }
    },

    /** `work` gets the row before the change, locked, and returns what to write. */
    async change(
      tenpoNo: string,
      writer: Writer,
      work: (current: ShopRow) => Partial<NewShop>,
    ): Promise<WireRow | undefined> {
      const which = eq(shops.tenpoNo, tenpoNo)
      await db.transaction(async (tx) => {
        const [current] = await tx.select().from(shops).where(which).for('update')
        if (!current) return
        const values = { ...work(current), version: current.version + 1 }
        await tx.update(shops).set(values).where(which)
        const written = { id: tenpoNo, before: current, after: { ...current, ...values } }
        await recordChanges(tx, writer, 'shops', [written])
      })
      return documents(await select(which, WHOLE))[0]
    },

    /** Staff whom the public may see, by shop. */
    async staffCounts(): Promise<Map<string, number>> {
      const rows = await db
        .select({ tenpoNo: staffs.tenpoNo, total: count() })
        .from(staffs)
        .where(eq(staffs.isPublic, true))
        .groupBy(staffs.tenpoNo)
      return new Map(rows.map(({ tenpoNo, total }) => [tenpoNo, total]))
    },
  }
}
