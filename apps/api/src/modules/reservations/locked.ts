import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { unknownLink } from './reservations.errors.ts'
import { type Found, reservationsRepository } from './reservations.repository.ts'
import type { Reservation } from './reservations.table.ts'

/** The member of staff, whose changes are recorded; `undefined` for the visitor. */
export type By = Writer | undefined

type Change = (tx: Database, current: Reservation) => Promise<Reservation>

/** Locks a booking and does `change` in one transaction; what it mails goes out after it. */
export const changesOf =
  ({ db, outbox }: Pick<Deps, 'db' | 'outbox'>) =>
  async (found: Found, by: By, change: Change): Promise<Found> => {
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
