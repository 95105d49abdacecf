import { isoDay, isoTime } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { and, eq, lte, sql } from '../../db/drizzle.ts'
import { seminarSessions } from '../contents/contents.table.ts'
import { visitSlotsRepository } from '../inquiry-slots/visit-slots.repository.ts'
import { shops } from '../shops/shops.table.ts'

/** What can be booked: a slot of a shop, or seats of a date of a seminar. */
export type Place =
  | { kind: 'visit'; tenpoNo: string; date: string; time: string }
  | { kind: 'seminar'; contentId: number; sessionNo: number; people: number }

export type Hours = { startAt: Date; endAt: Date }

/** Books a place within the caller's transaction; `null` when there is no room. */
export const take = (tx: Database, place: Place): Promise<Hours | null> =>
  place.kind === 'visit' ? takeSlot(tx, place) : addSeats(tx, place, place.people)

/** Gives a place back within the caller's transaction. */
export async function release(tx: Database, place: Place): Promise<void> {
  if (place.kind === 'visit') await visitSlotsRepository(tx).release(place.tenpoNo, place)
  else await addSeats(tx, place, -place.people)
}

/**
 * Books `to` and gives `from` back, the smaller first: two bookings that change places wait for each
 * other in one order, so that neither is refused for a deadlock. `null` when `to` has no room: then
 * the caller's transaction must be undone.
 */
export async function exchange(tx: Database, from: Place, to: Place): Promise<Hours | null> {
  if (from.kind === 'seminar' && to.kind === 'seminar' && keyOf(from) === keyOf(to)) {
    return addSeats(tx, from, to.people - from.people)
  }
  if (keyOf(from) < keyOf(to)) {
    await release(tx, from)
    return take(tx, to)
  }
  const hours = await take(tx, to)
  await release(tx, from)
  return hours
}

/** Sorts as the rows that are locked. */
const keyOf = (place: Place): string =>
  place.kind === 'visit'
    ? `${place.tenpoNo} ${place.date} ${place.time}`
    : `${place.contentId} ${String(place.sessionNo).padStart(5, '0')}`

/** The place that begins at a moment. */
export const visitAt = (tenpoNo: string, startAt: Date): Place => ({
  kind: 'visit',
  tenpoNo,
  date: isoDay(startAt),
  time: isoTime(startAt),
})

type Slot = Extract<Place, { kind: 'visit' }>
type Seats = Extract<Place, { kind: 'seminar' }>

const MINUTE_MS = 60_000

async function takeSlot(tx: Database, { tenpoNo, date, time }: Slot): Promise<Hours | null> {
  const [shop] = await tx
    .select({ capacity: shops.reserveCapacity, minutes: shops.reserveSlotMinutes })
    .from(shops)
    .where(eq(shops.tenpoNo, tenpoNo))
  if (!shop) return null
  const startAt = new Date(`${date}T${time}:00+09:00`)
  const hours = { startAt, endAt: new Date(startAt.getTime() + shop.minutes * MINUTE_MS) }
  const slots = visitSlotsRepository(tx)
  const capacity = { tenpoNo, reserveCapacity: shop.capacity }
  const isTaken = await slots.take(capacity, { date, time })
  return isTaken && !(await slots.isBlocked(tenpoNo, hours)) ? hours : null
}

async function addSeats(tx: Database, { contentId, sessionNo }: Seats, people: number) {
  const { appliedCount, capacity } = seminarSessions
  const [taken] = await tx
    .update(seminarSessions)
    .set({ appliedCount: sql`${appliedCount} + ${people}` })
    .where(
      and(
        eq(seminarSessions.contentId, contentId),
        eq(seminarSessions.sessionNo, sessionNo),
        people > 0 ? lte(sql`${appliedCount} + ${people}`, capacity) : undefined,
      ),
    )
    .returning({ startAt: seminarSessions.startAt, endAt: seminarSessions.endAt })
  return taken ?? null
}
