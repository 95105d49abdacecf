import { message } from '@sumai/domain/forms/messages'
import type { Database } from '../../db/database.ts'
import { inquiryFull } from '../inquiries/inquiries.errors.ts'
import { type Place, take } from './places.ts'
import { type Reservation, reservations } from './reservations.table.ts'

/** A place, and how many come. */
export type Booking = { place: Place; people: number }

/** Books within the caller's transaction; throws 409 when it is full. */
export async function book(
  tx: Database,
  { place, people }: Booking,
  receiptNo: string,
  now: Date,
): Promise<Reservation> {
  const hours = await take(tx, place)
  if (!hours) {
    throw place.kind === 'visit'
      ? inquiryFull({ time1: [message('slot_full')] })
      : inquiryFull({ session_no: [message('seminar_full')] })
  }
  const [row] = await tx
    .insert(reservations)
    .values({ ...columnsOf(place), ...hours, receiptNo, people, createdAt: now })
    .returning()
  if (!row) throw new Error('A booking was written and cannot be read')
  return row
}

/** The columns that name a place. */
export const columnsOf = (place: Place) =>
  place.kind === 'visit'
    ? { kind: place.kind, tenpoNo: place.tenpoNo }
    : { kind: place.kind, contentId: place.contentId, sessionNo: place.sessionNo }
