import type { Database } from '../../db/database.ts'
import { and, asc, eq, inArray, isNull, lte, sql } from '../../db/drizzle.ts'
import { type OutboxRow, outbox } from './outbox.table.ts'

/** Time that a process has to send a mail, before another one may send it. */
const LEASE_SECONDS = 60

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export function outboxRepository(db: Database) {
  const due = (now: Date, limit: number) =>
    db
      .select({ outboxId: outbox.outboxId })
      .from(outbox)
      .where(and(isNull(outbox.deliveredAt), isNull(outbox.deadAt), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(limit)
      .for('update', { skipLocked: true })

  const update = (id: string, values: Partial<OutboxRow>) =>
    db.update(outbox).set(values).where(eq(outbox.outboxId, id))

  return {
    /** Reserves due mails for this process until the lease ends. */
    claim: (now: Date, limit: number): Promise<OutboxRow[]> =>
      db
        .update(outbox)
        .set({
          attempts: sql`${outbox.attempts} + 1`,
          nextAttemptAt: later(now, LEASE_SECONDS),
        })
        .where(inArray(outbox.outboxId, due(now, limit)))
        .returning(),

    delivered: (id: string, now: Date) => update(id, { deliveredAt: now, lastError: null }),

    failed: (id: string, reason: string, now: Date, seconds: number) =>
      update(id, { lastError: reason, nextAttemptAt: later(now, seconds) }),

    /** Deletes a mail that is too late to be sent. */
    drop: async (id: string) => void (await db.delete(outbox).where(eq(outbox.outboxId, id))),

    /** Marks a mail as undeliverable; it stays in the table. */
    dead: (id: string, reason: string, now: Date) => update(id, { lastError: reason, deadAt: now }),
  }
}
