import { colleague } from '@sumai/api-client/contract/site-body'
import type { StaffsQuery } from '@sumai/api-client/contract/site-query'
import { staff } from '@sumai/api-client/contract/staff'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, inArray, max, or, type SQL } from '../../db/drizzle.ts'
import type { Staff } from '../../staff/staff.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { documents } from '../../wire/document.ts'
import { inGivenOrder } from '../../wire/sorting.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { cities } from '../cities/cities.table.ts'
import { contents } from '../contents/contents.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { endSignIns, hasMoved } from '../staff-sessions/end-sign-ins.ts'
import { type NewStaff, staffs } from './staffs.table.ts'

const PUBLIC = wireRowOf(staff, [staffs])
const WHOLE = wireRowOf(colleague, [staffs])

/** The public sees public staff, a shop also all of its own, the head office everyone. */
function visibleTo(viewer: Staff | undefined): SQL | undefined {
  if (viewer?.user_type === 'admin') return undefined
  const isPublic = eq(staffs.isPublic, true)
  return viewer ? or(isPublic, eq(staffs.tenpoNo, viewer.tenpo_no)) : isPublic
}

export function staffsRepository(db: Database) {
  return {
    /** With role and e-mail address only if `whole`. */
    async byId(syainNo: string, viewer: Staff | undefined, whole: boolean) {
      const found = await db
        .select({ row: whole ? WHOLE : PUBLIC })
        .from(staffs)
        .where(and(visibleTo(viewer), eq(staffs.syainNo, syainNo)))
      return (await withAreaNames(db, documents(found)))[0]
    },

    async page(query: StaffsQuery, viewer?: Staff): Promise<{ rows: WireRow[]; total: number }> {
      const where = and(
        visibleTo(viewer),
        query.tenpo_no && inArray(staffs.tenpoNo, query.tenpo_no),
      )
      const [rows, total] = await Promise.all([
        db
          .select({ row: viewer ? WHOLE : PUBLIC })
          .from(staffs)
          .where(where)
          .orderBy(asc(staffs.tenpoNo), asc(staffs.sort), asc(staffs.syainNo))
          .limit(query.limit)
          .offset((query.page - 1) * query.limit),
        db.$count(staffs, where),
      ])
      return { rows: await withAreaNames(db, documents(rows)), total }
    },

    /** Whether all of these cities exist. */
    knowsCities: async (codes: string[]): Promise<boolean> =>
      (await db.$count(cities, inArray(cities.cityCode, codes))) === new Set(codes).size,

    /** Adds a member of staff, last in the order of the shop unless `sort` is given. */
    async create(
      writer: Writer,
      values: Omit<NewStaff, 'sort'> & { sort?: number },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const [last] = await tx
          .select({ sort: max(staffs.sort) })
          .from(staffs)
          .where(eq(staffs.tenpoNo, values.tenpoNo))
        await tx.insert(staffs).values({ sort: (last?.sort ?? 0) + 1, ...values })
        await recordChanges(tx, writer, 'staffs', [{ id: values.syainNo, after: values }])
      })
    },

    /** `work` gets the row before the change, locked, and returns what to write. */
    async change(
      syainNo: string,
      writer: Writer,
      work: (current: typeof staffs.$inferSelect) => Partial<NewStaff>,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const which = eq(staffs.syainNo, syainNo)
        const [current] = await tx.select().from(staffs).where(which).for('update')
        if (!current) return false
        const values = { ...work(current), version: current.version + 1 }
        await tx.update(staffs).set(values).where(which)
        if (hasMoved(current, values)) await endSignIns(tx, [syainNo])
        const written = { id: syainNo, before: current, after: { ...current, ...values } }
        await recordChanges(tx, writer, 'staffs', [written])
        return true
      })
    },

    /** Deletes a member of staff; their listings, articles and enquiries have nobody in charge then. */
    async remove(syainNo: string, writer: Writer): Promise<boolean> {
      return db.transaction(async (tx) => {
        for (const table of [chintaiRooms, baibaiRooms, contents, inquiries]) {
          await tx.update(table).set({ syainNo: null }).where(eq(table.syainNo, syainNo))
        }
        const gone = await tx.delete(staffs).where(eq(staffs.syainNo, syainNo)).returning()
        const written = gone.map((before) => ({ id: syainNo, before }))
        await recordChanges(tx, writer, 'staffs', written)
        return gone.length > 0
      })
    },

    sortInShop: (tenpoNo: string, syainNos: string[], writer: Writer) =>
      inGivenOrder(
        db,
        { resource: 'staffs', table: staffs, id: staffs.syainNo },
        eq(staffs.tenpoNo, tenpoNo),
        syainNos,
        writer,
      ),
  }
}

/** Adds the names of the cities in which a member of staff is specialised. */
async function withAreaNames(db: Database, rows: readonly WireRow[]): Promise<WireRow[]> {
  const found = await db.select({ code: cities.cityCode, name: cities.cityName }).from(cities)
  const names = new Map(found.map(({ code, name }) => [code, name]))
  return rows.map((row) => ({
    ...row,
    tokui_area_label: (row.tokui_area as string[]).map((code) => names.get(code) ?? ''),
  }))
}
