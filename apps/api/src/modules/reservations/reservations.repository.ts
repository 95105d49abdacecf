import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { withdrawReminder } from '../outbox/mails.ts'
import { type Booking, columnsOf } from './book.ts'
import type { Hours, Place } from './places.ts'
import { type Reservation, reservations } from './reservations.table.ts'

type Inquiry = typeof inquiries.$inferSelect
export type Found = { reservation: Reservation; inquiry: Inquiry }

/** What mails need of a booking, which may not be stored yet. */
export type Asked = {
  reservation: Pick<Reservation, 'receiptNo' | 'tenpoNo'>
  inquiry: Pick<Inquiry, 'siteType' | 'name' | 'email' | 'tel' | 'bukkenNo' | 'details'>
}

/** The way to come, as the form names it. */
export const methodOf = ({ details }: Pick<Inquiry, 'details'>): string =>
  String(details.method ?? details.attend_type ?? '')

/** Bookings, with the enquiry that made them. */
export function reservationsRepository(db: Database) {
  const change = async (
    { receiptNo, sequence }: Reservation,
    values: Partial<Reservation>,
  ): Promise<Reservation> => {
    await withdrawReminder(db, receiptNo)
    const [changed] = await db
      .update(reservations)
      .set({ ...values, sequence: sequence + 1 })
      .where(eq(reservations.receiptNo, receiptNo))
      .returning()
    if (!changed) throw new Error('A booking was changed and cannot be read')
    return changed
  }

  return {
    async find(receiptNo: string): Promise<Found | undefined> {
      const [row] = await db
        .select()
        .from(reservations)
        .innerJoin(inquiries, eq(inquiries.receiptNo, reservations.receiptNo))
        .where(eq(reservations.receiptNo, receiptNo))
        .limit(1)
      return row && { reservation: row.reservations, inquiry: row.inquiries }
    },

    /** The booking as it is now; nobody else changes it until the caller's transaction ends. */
    async lock(receiptNo: string): Promise<Reservation | undefined> {
      const of = eq(reservations.receiptNo, receiptNo)
      return (await db.select().from(reservations).where(of).for('update'))[0]
    },

    /** Also in the answers of the enquiry, which staff read. */
    async move(
      found: Found,
      { place, people }: Booking,
      values: Hours & Pick<Reservation, 'acceptedAt'> & { cancelledAt?: null },
    ): Promise<Reservation> {
      const { reservation, inquiry } = found
      if (inquiry.anonymisedAt === null) {
        await db
          .update(inquiries)
          .set({ details: detailsAfter(inquiry.details, place) })
          .where(eq(inquiries.receiptNo, reservation.receiptNo))
      }
      return change(reservation, { ...columnsOf(place), ...values, people })
    },

    /** The calendar entry of the visitor stays as it is. */
    async accept({ receiptNo }: Reservation, acceptedAt: Date | null): Promise<Reservation> {
      const [accepted] = await db
        .update(reservations)
        .set({ acceptedAt })
        .where(eq(reservations.receiptNo, receiptNo))
        .returning()
      if (!accepted) throw new Error('A booking was accepted and cannot be read')
      return accepted
    },

    cancel: (reservation: Reservation, now: Date) => change(reservation, { cancelledAt: now }),
  }
}

type Details = typeof inquiries.$inferSelect.details

/** The answers of the form, with the new place. A second choice is none any more. */
function detailsAfter({ date2: _, time2: __, ...details }: Details, place: Place): Details {
  return place.kind === 'visit'
    ? { ...details, date1: place.date, time1: place.time }
    : { ...details, session_no: String(place.sessionNo), ninzu: place.people }
}
