import { randomUUID } from 'node:crypto'
import type { Appointment, Invitation } from '@sumai/domain/calendar-file'
import type { Database } from '../../db/database.ts'
import { and, eq, isNull } from '../../db/drizzle.ts'
import { type OutboxRow, outbox } from './outbox.table.ts'

/** A mail in the outbox. `to` may be several addresses; `null` is the agency's own. */
export type Mail = {
  to: string | null
  /** `null`: answers to a visitor's mail go to the agency. */
  reply_to: string | null
  subject: string
  text: string
  html?: string
  /** Is attached as a calendar file, by which calendar programs add, move or remove it. */
  calendar?: Appointment & Pick<Invitation, 'method' | 'sequence' | 'guest'>
  /** ISO 8601: what is not sent by then is not sent at all. */
  until?: string
  /** Address to which mail programs post to unsubscribe (RFC 8058). */
  one_click_unsubscribe?: string
}

/** The first line of a mail to a visitor. */
export const greeting = (name: string | null) => (name ? `${name} 様` : 'お客様')

type Queued = {
  /** The enquiry that they are about. */
  receiptNo?: string
  kind?: OutboxRow['kind']
  /** Of the booking after a `change`. */
  sequence?: number
  /** When to send them, if not now. */
  at?: Date
}

/**
 * Queues mails in the caller's transaction; call `outbox.nudge` after it to send them at once.
 * Resolves to their numbers.
 */
export async function putMails(
  tx: Database,
  mails: readonly Mail[],
  now: Date,
  { receiptNo, kind = 'mail', sequence, at = now }: Queued = {},
): Promise<string[]> {
  const rows = mails.map((payload) => ({
    outboxId: randomUUID(),
    kind,
    receiptNo,
    sequence,
    payload,
    nextAttemptAt: at,
    createdAt: now,
  }))
  if (rows.length > 0) await tx.insert(outbox).values(rows)
  return rows.map(({ outboxId }) => outboxId)
}

/** Takes back a mail, unless it was sent or is on its way. Resolves to whether it was. */
export async function withdrawMail(tx: Database, outboxId: string): Promise<boolean> {
  const gone = await tx
    .delete(outbox)
    .where(and(eq(outbox.outboxId, outboxId), eq(outbox.attempts, 0)))
    .returning()
  return gone.length > 0
}

/** ms during which staff can take back what they have written or done. */
export const SECOND_THOUGHTS = 10_000

/**
 * Takes back what the staff have changed of a booking: what made it the `sequence` that it has, or
 * all that nobody was told of. Resolves to whether there was any.
 */
export async function withdrawChanges(
  tx: Database,
  receiptNo: string,
  sequence?: number,
): Promise<boolean> {
  const gone = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.receiptNo, receiptNo),
        eq(outbox.kind, 'change'),
        eq(outbox.attempts, 0),
        sequence === undefined ? undefined : eq(outbox.sequence, sequence),
      ),
    )
    .returning()
  return gone.length > 0
}

/** Takes back a reminder that has not been sent, for a booking that was moved or cancelled. */
export const withdrawReminder = (tx: Database, receiptNo: string) =>
  tx
    .delete(outbox)
    .where(
      and(eq(outbox.receiptNo, receiptNo), eq(outbox.kind, 'reminder'), isNull(outbox.deliveredAt)),
    )
