import {
  type InquiriesQuery,
  staffInquiryAnswer,
  staffInquiryList,
} from '@sumai/api-client/contract/staff-inquiry'
import { toKatakana } from '@sumai/format/typed-text'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '../../db/drizzle.ts'
import { notFound } from '../../http/problem.ts'
import type { Staff } from '../../staff/staff.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { daysFrom } from '../../wire/days.ts'
import { documents } from '../../wire/document.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { inquiries } from './inquiries.table.ts'
import { inquiryOrder } from './inquiry-order.ts'

const MAX_INTEGER = 2 ** 31 - 1
export const inquiryParams = z.object({
  inquiry_id: z.coerce.number().int().min(1).max(MAX_INTEGER),
})

const LIGHT = wireRowOf(staffInquiryList.shape.inquiries.element, [inquiries])
const WHOLE = wireRowOf(staffInquiryAnswer.shape.inquiry, [inquiries], ['replies'])
/** Of one person, as many as a screen shows. */
const MOST_OTHERS = 20

export type InquiryRow = typeof inquiries.$inferSelect

/** The head office sees all enquiries, a shop its own. */
const visibleTo = (staff: Staff): SQL | undefined =>
  staff.user_type === 'admin' ? undefined : eq(inquiries.tenpoNo, staff.tenpo_no)

const isAt = (email: string) => eq(sql`lower(${inquiries.email})`, email.trim().toLowerCase())

const SPACES = ' 　-'
const contains = (column: PgColumn, part: string) =>
  part === '' ? undefined : sql`strpos(translate(${column}, ${SPACES}, ''), ${part}) > 0`

/** Part of a name or of how it is read, without regard to spaces and kana; or digits of a telephone. */
function isCalled(words: string): SQL | undefined {
  const plain = words.normalize('NFKC').replace(/[\s-]/g, '')
  return or(
    contains(inquiries.name, plain),
    contains(inquiries.nameKana, toKatakana(plain)),
    contains(inquiries.tel, /^\d{3,}$/.test(plain) ? plain : ''),
  )
}

/** What of the enquiries the staff see and change. */
export function staffInquiriesRepository(db: Database) {
  return {
    /** Those behind the cursor, one more than the limit when there are others. */
    async page(staff: Staff, query: InquiriesQuery): Promise<WireRow[]> {
      const { status, email, keyword, receipt_no, site_type, bukken_no } = query
      const { by, behind } = inquiryOrder(query)
      // Narrow rows are put in order, and only those of the page are read whole.
      const found = db
        .select({ found: inquiries.inquiryId })
        .from(inquiries)
        .where(
          and(
            visibleTo(staff),
            status ? inArray(inquiries.status, status) : ne(inquiries.status, 'spam'),
            query.inquiry_type && inArray(inquiries.inquiryType, query.inquiry_type),
            site_type && eq(inquiries.siteType, site_type),
            query.tenpo_no && inArray(inquiries.tenpoNo, query.tenpo_no),
            query.syain_no && inArray(inquiries.syainNo, query.syain_no),
            bukken_no ? arrayContains(inquiries.bukkenNo, [bukken_no]) : undefined,
            receipt_no ? eq(inquiries.receiptNo, receipt_no) : undefined,
            email ? isAt(email) : undefined,
            keyword ? isCalled(keyword) : undefined,
            daysFrom(inquiries.createdAt, query),
            behind,
          ),
        )
        .orderBy(...by)
        .limit(query.limit + 1)
        .as('page')
      const rows = await db
        .select({ row: LIGHT })
        .from(found)
        .innerJoin(inquiries, eq(inquiries.inquiryId, found.found))
        .orderBy(...by)
      return documents(rows)
    },

    /** Those that nobody has begun with, the oldest first. */
    async waiting(staff: Staff, tenpoNo: string | undefined, limit: number) {
      const where = and(
        visibleTo(staff),
        tenpoNo ? eq(inquiries.tenpoNo, tenpoNo) : undefined,
        eq(inquiries.status, 'new'),
      )
      const rows = await db
        .select({ row: LIGHT })
        .from(inquiries)
        .where(where)
        .orderBy(asc(inquiries.inquiryId))
        .limit(limit)
      return { rows: documents(rows), total: await db.$count(inquiries, where) }
    },

    /** How many came on each day from `since` on that had any, without what a trap caught. */
    async perDay(staff: Staff, tenpoNo: string | undefined, since: string) {
      const day = sql<string>`to_char(${inquiries.createdAt} at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD')`
      const rows = await db
        .select({ day, times: count() })
        .from(inquiries)
        .where(
          and(
            visibleTo(staff),
            tenpoNo ? eq(inquiries.tenpoNo, tenpoNo) : undefined,
            ne(inquiries.status, 'spam'),
            daysFrom(inquiries.createdAt, { since }),
          ),
        )
        .groupBy(day)
      return new Map(rows.map(({ day, times }) => [day, times]))
    },

    /** 404 for an enquiry of another shop, as for none. */
    async byId(staff: Staff, id: number): Promise<WireRow> {
      const rows = await db
        .select({ row: WHOLE })
        .from(inquiries)
        .where(and(visibleTo(staff), eq(inquiries.inquiryId, id)))
      const [row] = documents(rows)
      if (!row) throw notFound('inquiry.not_found')
      return row
    },

    /** As it is stored; `undefined` for an enquiry of another shop, as for none. */
    rowOf: async (staff: Staff, id: number): Promise<InquiryRow | undefined> =>
      (
        await db
          .select()
          .from(inquiries)
          .where(and(visibleTo(staff), eq(inquiries.inquiryId, id)))
      )[0],

    /** The other enquiries under an address, as far as they are one's own. */
    async others(staff: Staff, id: number, email: string): Promise<WireRow[]> {
      const rows = await db
        .select({ row: LIGHT })
        .from(inquiries)
        .where(
          and(
            visibleTo(staff),
            isAt(email),
            ne(inquiries.inquiryId, id),
            ne(inquiries.status, 'spam'),
          ),
        )
        .orderBy(desc(inquiries.inquiryId))
        .limit(MOST_OTHERS)
      return documents(rows)
    },

    /** Counts as read from now on, for all of its shop. */
    async read(staff: Staff, id: number, now: Date): Promise<void> {
      const isOwn = staff.user_type === 'admin' ? isNull(inquiries.tenpoNo) : undefined
      await db
        .update(inquiries)
        .set({ readAt: now })
        .where(and(visibleTo(staff), isOwn, eq(inquiries.inquiryId, id), isNull(inquiries.readAt)))
    },

    /**
     * `work` gets the row before the change, locked, and returns what to write. Resolves to the row
     * after it.
     */
    async change(
      staff: Staff,
      id: number,
      writer: Writer,
      work: (tx: Database, before: InquiryRow) => Promise<Partial<InquiryRow>>,
    ): Promise<InquiryRow> {
      return db.transaction(async (tx) => {
        const which = and(visibleTo(staff), eq(inquiries.inquiryId, id))
        const [before] = await tx.select().from(inquiries).where(which).for('update')
        if (!before) throw notFound('inquiry.not_found')
        const values = { ...(await work(tx, before)), version: before.version + 1 }
        await tx.update(inquiries).set(values).where(eq(inquiries.inquiryId, id))
        const after = { ...before, ...values }
        await recordChanges(tx, writer, 'inquiries', [{ id, before, after }])
        return after
      })
    },
  }
}
