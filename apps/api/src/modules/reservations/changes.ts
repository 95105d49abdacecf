import type { ReservationMove } from '@sumai/api-client/contract/reservation'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Writer } from '../audit-log/record-changes.ts'
import { type Mail, putMails, SECOND_THOUGHTS, withdrawChanges } from '../outbox/mails.ts'
import { aboutReader } from './about.ts'
import { type Booked, whenText } from './booked.ts'
import { acceptedMails, cancelledMails, movedMails } from './change-mails.ts'
import { type By, changesOf } from './locked.ts'
import { exchange, release } from './places.ts'
import { remind } from './reminder.ts'
import { noRoom, refuseUnlessOpen, wasChanged } from './reservations.errors.ts'
import { type Found, reservationsRepository } from './reservations.repository.ts'
import type { Reservation } from './reservations.table.ts'
import { bookedPlace, checkTarget, isSame, targetOf } from './targets.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'origins' | 'internalToken' | 'outbox'>

/**
 * Changes of a booking by the visitor or by the staff. The visitor is told by mail, and so is the
 * shop, unless it made the change.
 */
export function reservationChanges(deps: Needs) {
  const { db, now, origins } = deps
  const aboutOf = aboutReader(deps)
  const locked = changesOf(deps)
  const origin = origins.site

  /**
   * Mails about a change by the staff wait, so that it can be taken back; one by the visitor ends
   * what they have not heard of yet.
   */
  async function tell(
    tx: Database,
    { receiptNo, sequence }: Reservation,
    mails: Mail[],
    by: By,
  ): Promise<void> {
    if (!by) {
      await withdrawChanges(tx, receiptNo)
      await putMails(tx, mails, now(), { receiptNo })
      return
    }
    const at = new Date(now().getTime() + SECOND_THOUGHTS)
    await putMails(tx, mails, now(), { receiptNo, kind: 'change', sequence, at })
  }

  return {
    /** Changes nothing when it was done already. */
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
        if (!hours) throw noRoom(place.kind)
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
        await tell(tx, moved, movedMails(told), by)
        await remind(tx, told)
        return moved
      })
    },

    /** Changes nothing when it was done already. */
    async cancel(found: Found, by?: By): Promise<Found> {
      const about = await aboutOf(found, found.reservation)
      return locked(found, by, async (tx, current) => {
        if (current.cancelledAt) return current
        refuseUnlessOpen(current, now())
        await release(tx, bookedPlace(current))
        const cancelled = await reservationsRepository(tx).cancel(current, now())
        const booked = { ...about, reservation: cancelled }
        const told = { booked, isByStaff: by !== undefined, now: now(), origin }
        await tell(tx, cancelled, cancelledMails(told), by)
        return cancelled
      })
    },

    /** Changes nothing when it was done already. */
    async accept(found: Found, by: Writer): Promise<Found> {
      const about = await aboutOf(found, found.reservation)
      return locked(found, by, async (tx, current) => {
        if (current.acceptedAt) return current
        refuseUnlessOpen(current, now())
        const accepted = await reservationsRepository(tx).accept(current, now())
        const told = { booked: { ...about, reservation: accepted }, now: now(), origin }
        await tell(tx, accepted, acceptedMails(told), by)
        return accepted
      })
    },
  }
}
