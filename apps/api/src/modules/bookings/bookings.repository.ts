import type { BookingsQuery } from '@sumai/api-client/contract/booking'
import type { Database } from '../../db/database.ts'
import { and, asc, eq, isNull, or, type SQL, sql } from '../../db/drizzle.ts'
import type { Staff } from '../../staff/staff.ts'
import { daysFrom } from '../../wire/days.ts'
import { contents } from '../contents/contents.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import type { Found } from '../reservations/reservations.repository.ts'
import { reservations } from '../reservations/reservations.table.ts'

/** The shop of a visit, or the one that has the enquiry about a seminar. */
const shop = sql`coalesce(${reservations.tenpoNo}, ${inquiries.tenpoNo})`

const visibleTo = (staff: Staff): SQL | undefined =>
  staff.user_type === 'admin' ? undefined : eq(shop, staff.tenpo_no)

/** Of a shop. Seats of seminars that no shop has are the head office's, and stand in each calendar. */
const of = (tenpoNo: string | undefined): SQL | undefined =>
  tenpoNo ? or(eq(shop, tenpoNo), isNull(shop)) : undefined

export type BookingRow = Found & { title: string | null }

/** The bookings that staff see: a shop its own, the head office all. */
export function bookingsRepository(db: Database) {
  async function read(where: SQL | undefined): Promise<BookingRow[]> {
    const rows = await db
      .select({ reservation: reservations, inquiry: inquiries, title: contents.title })
      .from(reservations)
      .innerJoin(inquiries, eq(inquiries.receiptNo, reservations.receiptNo))
      .leftJoin(contents, eq(contents.contentId, reservations.contentId))
      .where(where)
      .orderBy(asc(reservations.startAt), asc(reservations.receiptNo))
    return rows
  }

  return {
    page: (staff: Staff, { tenpo_no, from, to }: BookingsQuery): Promise<BookingRow[]> =>
      read(
        and(
          visibleTo(staff),
          of(tenpo_no),
          daysFrom(reservations.startAt, { since: from, until: to }),
        ),
      ),

    byReceipt: async (staff: Staff, receiptNo: string): Promise<BookingRow | undefined> =>
      (await read(and(visibleTo(staff), eq(reservations.receiptNo, receiptNo))))[0],
  }
}
