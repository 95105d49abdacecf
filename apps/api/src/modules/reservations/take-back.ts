import type { Deps } from '../../deps.ts'
import { lastChange } from '../audit-log/last-change.ts'
import type { Writer } from '../audit-log/record-changes.ts'
import { withdrawChanges } from '../outbox/mails.ts'
import { aboutReader } from './about.ts'
import { changesOf } from './locked.ts'
import { exchange, take } from './places.ts'
import { remind } from './reminder.ts'
import { isTold, noRoom, refuseUnlessOpen, wasChanged } from './reservations.errors.ts'
import { type Found, reservationsRepository } from './reservations.repository.ts'
import type { Reservation } from './reservations.table.ts'
import { bookedPlace } from './targets.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'origins' | 'internalToken' | 'outbox'>

/** Undoes what the staff did last to a booking, as long as nobody was told of it. */
export function takingBack(deps: Needs) {
  const { db, now, origins } = deps
  const aboutOf = aboutReader(deps)
  const locked = changesOf(deps)

  return async (found: Found, sequence: number, by: Writer): Promise<Found> => {
    const { reservation } = found
    const changed = await lastChange<Partial<Reservation>>(db, 'bookings', reservation.receiptNo)
    if (!changed) throw isTold()
    const before = { ...reservation, ...changed }
    const about = await aboutOf(found, before)

    return locked(found, by, async (tx, current) => {
      const repository = reservationsRepository(tx)
      if (current.sequence !== sequence) throw wasChanged()
      refuseUnlessOpen(before, now())
      const isAcceptance = Object.keys(changed).join() === 'acceptedAt'
      // An acceptance is told to the visitor alone, where an address was given.
      const isTellable = !isAcceptance || about.email !== null
      if (!(await withdrawChanges(tx, current.receiptNo, sequence)) && isTellable) throw isTold()
      if (isAcceptance) return repository.accept(current, before.acceptedAt)

      const place = bookedPlace(before)
      const hours = current.cancelledAt
        ? await take(tx, place)
        : await exchange(tx, bookedPlace(current), place)
      if (!hours) throw noRoom(place.kind)
      const restored = await repository.move(
        { ...found, reservation: current },
        { place, people: before.people },
        { ...hours, acceptedAt: before.acceptedAt, cancelledAt: null },
      )
      const booked = { ...about, reservation: restored }
      await remind(tx, { booked, now: now(), origin: origins.site })
      return restored
    })
  }
}
