import { message } from '@sumai/domain/forms/messages'
import type { Database } from '../../db/database.ts'
import { and, eq, lte, sql } from '../../db/drizzle.ts'
import { seminarSessions } from '../contents/contents.table.ts'
import { visitSlotsRepository } from '../inquiry-slots/visit-slots.repository.ts'
import type { ShopRow } from '../shops/shops.table.ts'
import type { InquiryInput } from './form-check.ts'
import { inquiryFull } from './inquiries.errors.ts'

/** What an enquiry books: a slot of a shop, or seats of a seminar. */
export type Booking =
  | { kind: 'visit'; shop: ShopRow; date: string; time: string }
  | { kind: 'seminar'; contentId: number; sessionNo: number; people: number }

/** Only the first choice is booked; the shop may propose the second. */
export function bookingOf(
  { form, details }: InquiryInput,
  shop: ShopRow | null | undefined,
): Booking | undefined {
  if (form === 'reservation' && shop) {
    return { kind: 'visit', shop, date: String(details.date1), time: String(details.time1) }
  }
  if (form === 'seminar-apply') {
    return {
      kind: 'seminar',
      contentId: Number(details.content_id),
      sessionNo: Number(details.session_no),
      people: Number(details.ninzu),
    }
  }
}

/** Books within the caller's transaction; throws 409 when it is full. */
export async function book(tx: Database, booking: Booking): Promise<void> {
  if (booking.kind === 'visit') {
    const isTaken = await visitSlotsRepository(tx).take(booking.shop, booking)
    if (!isTaken) throw inquiryFull({ time1: [message('slot_full')] })
  } else if (!(await takeSeats(tx, booking))) {
    throw inquiryFull({ session_no: [message('seminar_full')] })
  }
}

type Seats = Extract<Booking, { kind: 'seminar' }>

async function takeSeats(tx: Database, { contentId, sessionNo, people }: Seats) {
  const { appliedCount, capacity } = seminarSessions
  const taken = await tx
    .update(seminarSessions)
    .set({ appliedCount: sql`${appliedCount} + ${people}` })
    .where(
      and(
        eq(seminarSessions.contentId, contentId),
        eq(seminarSessions.sessionNo, sessionNo),
        lte(sql`${appliedCount} + ${people}`, capacity),
      ),
    )
    .returning({ sessionNo: seminarSessions.sessionNo })
  return taken.length > 0
}
