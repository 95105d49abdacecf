import {
  type InquiriesQuery,
  staffInquiryAnswer,
  staffInquiryList,
} from '@sumai/api-client/contract/staff-inquiry'
import type { Database } from '../../db/database.ts'
import { and, arrayContains, desc, eq, inArray, lt, ne, type SQL, sql } from '../../db/drizzle.ts'
import { notFound } from '../../http/problem.ts'
import type { Staff } from '../../staff/staff.ts'
import { type WireRow, wireRowOf } from '../../wire/columns.ts'
import { daysFrom } from '../../wire/days.ts'
import { documents } from '../../wire/document.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { inquiries } from './inquiries.table.ts'

const LIGHT = wireRowOf(staffInquiryList.shape.inquiries.element, [inquiries])
const WHOLE = wireRowOf(staffInquiryAnswer.shape.inquiry, [inquiries])

export type InquiryRow = typeof inquiries.$inferSelect

/** The head office sees all enquiries, a shop its own. */
const visibleTo = (staff: Staff): SQL | undefined =>
  staff.user_type === 'admin' ? undefined : eq(inquiries.tenpoNo, staff.tenpo_no)

/** What of the enquiries the staff see and change. */
export function staffInquiriesRepository(db: Database) {
  return {
    /** The latest behind the cursor, one more than the limit when there are others. */
    async page(staff: Staff, query: InquiriesQuery): Promise<WireRow[]> {
      const { status, cursor, email, receipt_no, site_type, bukken_no } = query
      const rows = await db
        .select({ row: LIGHT })
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
            email ? eq(sql`lower(${inquiries.email})`, email.trim().toLowerCase()) : undefined,
            daysFrom(inquiries.createdAt, query),
            cursor ? lt(inquiries.inquiryId, Number(cursor)) : undefined,
          ),
        )
        .orderBy(desc(inquiries.inquiryId))
        .limit(query.limit + 1)
      return documents(rows)
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

    /** `work` gets the row before the change, locked, and returns what to write. */
    async change(
      staff: Staff,
      id: number,
      writer: Writer,
      work: (tx: Database, before: InquiryRow) => Promise<Partial<InquiryRow>>,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const which = and(visibleTo(staff), eq(inquiries.inquiryId, id))
        const [before] = await tx.select().from(inquiries).where(which).for('update')
        if (!before) throw notFound('inquiry.not_found')
        const values = { ...(await work(tx, before)), version: before.version + 1 }
        await tx.update(inquiries).set(values).where(eq(inquiries.inquiryId, id))
        const written = { id, before, after: { ...before, ...values } }
        await recordChanges(tx, writer, 'inquiries', [written])
      })
    },
  }
}
