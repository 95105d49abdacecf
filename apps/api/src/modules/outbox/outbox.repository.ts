import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type OutboxRow, outbox } from './outbox.table.ts'

const FIRST_RETRY_SECONDS = 10
const LAST_RETRY_SECONDS = 3600

export function outboxRepository(db: Database) {
  const due = (now: Date, limit: number) =>
    db
      .select({ outboxId: outbox.outboxId })
      .from(outbox)
      .where(and(isNull(outbox.deliveredAt), lte(outbox.nextAttemptAt, now)))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(limit)
      .for('update', { skipLocked: true })

  return {
    /**
     * Takes what is due for this process: the next attempt is put off at once (10 s, 20 s … 1 h),
     * so that no other process takes it, and so that it comes back when this one dies.
     */
    claim: (now: Date, limit: number): Promise<OutboxRow[]> =>
      db
        .update(outbox)
        .set({
          attempts: sql`${outbox.attempts} + 1`,
          nextAttemptAt: sql`${now.toISOString()}::timestamptz + make_interval(secs =>
            least(${LAST_RETRY_SECONDS}, ${FIRST_RETRY_SECONDS} * 2 ^ ${outbox.attempts}))`,
        })
        .where(inArray(outbox.outboxId, due(now, limit)))
        .returning(),

    delivered: (id: string, now: Date) =>
      db.update(outbox).set({ deliveredAt: now, lastError: null }).where(eq(outbox.outboxId, id)),

    failed: (id: string, reason: string) =>
      db.update(outbox).set({ lastError: reason }).where(eq(outbox.outboxId, id)),
  }
}
