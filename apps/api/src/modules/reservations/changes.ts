import type { ReservationMove } from '@sumai/api-client/contract/reservation'
import { message } from '@sumai/domain/forms/messages'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { inquiryFull } from '../inquiries/inquiries.errors.ts'
import { namesReader } from '../inquiries/inquiry-names.ts'
import { putMails } from '../outbox/mails.ts'
import { shops } from '../shops/shops.table.ts'
import { type Booked, whenText } from './booked.ts'
import { acceptedMails, cancelledMails, movedMails } from './change-mails.ts'
import { exchange, release } from './places.ts'
import { remind } from './reminder.ts'
import { reservationLinks } from './reservation-links.ts'
import { refuseUnlessOpen, unknownLink, wasChanged } from './reservations.errors.ts'
import { type Found, methodOf, reservationsRepository } from './reservations.repository.ts'
import type { Reservation } from './reservations.table.ts'
import { bookedPlace, checkTarget, isSame, targetOf } from './targets.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'origins' | 'internalToken' | 'outbox'>
/** Staff, whose changes are recorded; without, it is the visitor. */
type By = Writer | undefined

/** What becomes of a booking, by whomever: whoever did not do it is told by mail, and the visitor. */
export function reservationChanges(deps: Needs) {
  const { db, now, origins, internalToken, outbox } = deps
  const links = reservationLinks(internalToken)
  const namesOf = namesReader(deps)
  const origin = origins.site

  /** All that mails tell of a booking but the booking itself: read before its transaction. */
  async function aboutOf(
    { reservation, inquiry }: Found,
    target: Pick<Reservation, 'contentId' | 'sessionNo'>,
  ) {
    const { siteType: site, name, email, tel, bukkenNo } = inquiry
    const { homes, seminar } = await namesOf(site, {
      bukken_no: bukkenNo,
      content_id: target.contentId,
      session_no: target.sessionNo,
    })
    const [shop = null] = reservation.tenpoNo
      ? await db.select().from(shops).where(eq(shops.tenpoNo, reservation.tenpoNo))
      : []
    const link = sitePages(origin).manage(await links.tokenFor(reservation.receiptNo))
    return { site, name, email, tel, method: methodOf(inquiry), shop, seminar, homes, link }
  }

  /** Locks the booking and does `change`, if it is still what one has seen. */
  async function locked(
    found: Found,
    by: By,
    change: (tx: Database, current: Reservation) => Promise<Reservation>,
  ): Promise<Found> {
    const { receiptNo } = found.reservation
    const reservation = await db.transaction(async (tx) => {
      const before = await reservationsRepository(tx).lock(receiptNo)
      if (!before) throw unknownLink()
      const after = await change(tx, before)
      if (by) await recordChanges(tx, by, 'bookings', [{ id: receiptNo, before, after }])
      return after
    })
    outbox.nudge()
    return { ...found, reservation }
  }

  return {
    /** Asked for twice, it is done once. */
    async move(found: Found, asked: ReservationMove, by?: By): Promise<Found> {
      const target = targetOf(found.reservation, asked)
      const { place } = target
      refuseUnlessOpen(found.reservation, now())
      if (isSame(bookedPlace(found.reservation), place)) return found
      await checkTarget(db, target, now())
      const session = place.kind === 'seminar' ? place : { contentId: null, sessionNo: null }
      const about = await aboutOf(found, session)

      return locked(found, by, async (tx, current) => {
        const from = bookedPlace(current)
        if (isSame(from, place)) return current
        refuseUnlessOpen(current, now())
        if (current.sequence !== asked.sequence) throw wasChanged()
        const hours = await exchange(tx, from, place)
        if (!hours) throw isFull(place.kind)
        const moved = await reservationsRepository(tx).move(
          { ...found, reservation: current },
          target,
          // A shop agrees to what it proposes itself.
          { ...hours, acceptedAt: by ? now() : null },
        )
        const told = {
          booked: { ...about, reservation: moved } satisfies Booked,
          before: whenText(current),
          ...{ isByStaff: by !== undefined, now: now(), origin },
        }
        const { receiptNo } = moved
        await putMails(tx, movedMails(told), now(), { receiptNo })
        await remind(tx, told)
        return moved
      })
    },

    /** Asked for twice, it is done once. */
    async cancel(found: Found, by?: By): Promise<Found> {
      const about = await aboutOf(found, found.reservation)
      return locked(found, by, async (tx, current) => {
        if (current.cancelledAt) return current
        refuseUnlessOpen(current, now())
        await release(tx, bookedPlace(current))
        const cancelled = await reservationsRepository(tx).cancel(current, now())
        const booked = { ...about, reservation: cancelled }
        const told = { booked, isByStaff: by !== undefined, now: now(), origin }
        const { receiptNo } = cancelled
        await putMails(tx, cancelledMails(told), now(), { receiptNo })
        return cancelled
      })
    },

    /** Asked for twice, it is done once. */
    async accept(found: Found, by: Writer): Promise<Found> {
      const about = await aboutOf(found, found.reservation)
      return locked(found, by, async (tx, current) => {
        if (current.acceptedAt) return current
        refuseUnlessOpen(current, now())
        const accepted = await reservationsRepository(tx).accept(current, now())
        const told = { booked: { ...about, reservation: accepted }, now: now(), origin }
        const { receiptNo } = accepted
        await putMails(tx, acceptedMails(told), now(), { receiptNo })
        return accepted
      })
    },
  }
}

const isFull = (kind: Reservation['kind']) =>
  kind === 'visit'
    ? inquiryFull({ time: [message('slot_full')] })
    : inquiryFull({ session_no: [message('seminar_full')] })
