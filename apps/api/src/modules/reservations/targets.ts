import type { ReservationMove } from '@sumai/api-client/contract/reservation'
import { message } from '@sumai/domain/forms/messages'
import { bookingErrors } from '@sumai/domain/forms/visit-rules'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import { seminarSessions } from '../contents/contents.table.ts'
import { inquiryInvalid } from '../inquiries/inquiries.errors.ts'
import { shops } from '../shops/shops.table.ts'
import type { Booking } from './book.ts'
import { type Place, visitAt } from './places.ts'
import type { Reservation } from './reservations.table.ts'

/** What is booked now. */
export function bookedPlace(reservation: Reservation): Place {
  const { kind, tenpoNo, contentId, sessionNo, people, startAt } = reservation
  return kind === 'visit'
    ? visitAt(tenpoNo ?? '', startAt)
    : { kind, contentId: contentId ?? 0, sessionNo: sessionNo ?? 0, people }
}

/** What is to be booked instead; what a body leaves out stays. */
export function targetOf(reservation: Reservation, asked: ReservationMove): Booking {
  const place = bookedPlace(reservation)
  if (place.kind === 'visit') {
    const { date = place.date, time = place.time } = asked
    return { place: { ...place, date, time }, people: reservation.people }
  }
  const { session_no: sessionNo = place.sessionNo, ninzu: people = place.people } = asked
  return { place: { ...place, sessionNo, people }, people }
}

export const isSame = (one: Place, other: Place) => JSON.stringify(one) === JSON.stringify(other)

const LABELS = { date: '日にち', time: '時間' }
/** Seats for one application; the form says the same. */
const MOST_PEOPLE = 4

/** Throws a 422 with messages by field when nobody can come there or then. */
export async function checkTarget(db: Database, { place }: Booking, now: Date): Promise<void> {
  const errors =
    place.kind === 'visit' ? await visitErrors(db, place, now) : await seatErrors(db, place, now)
  const found = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, [text]]] : []))
  if (found.length > 0) throw inquiryInvalid(Object.fromEntries(found))
}

type Errors = { [field: string]: string | undefined }

async function visitErrors(
  db: Database,
  { tenpoNo, date, time }: Extract<Place, { kind: 'visit' }>,
  now: Date,
): Promise<Errors> {
  const [shop] = await db.select().from(shops).where(eq(shops.tenpoNo, tenpoNo))
  if (!shop) return { date: message('one_of', { label: '店舗' }) }
  return bookingErrors(LABELS, { date, time }, shop, now)
}

async function seatErrors(
  db: Database,
  { contentId, sessionNo, people }: Extract<Place, { kind: 'seminar' }>,
  now: Date,
): Promise<Errors> {
  const sessions = await db
    .select()
    .from(seminarSessions)
    .where(eq(seminarSessions.contentId, contentId))
  const session = sessions.find((known) => known.sessionNo === sessionNo)
  const inRange = people >= 1 && people <= MOST_PEOPLE
  return {
    session_no: session
      ? session.applyDeadline < now
        ? message('seminar_closed')
        : undefined
      : message('one_of', { label: '日程' }),
    ninzu: inRange ? undefined : message('range', { label: '参加人数', min: 1, max: MOST_PEOPLE }),
  }
}
