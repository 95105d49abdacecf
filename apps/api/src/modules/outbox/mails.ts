import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { outbox } from './outbox.table.ts'

/** A mail in the outbox. `to` may be several addresses; `null` is the agency's own. */
export type Mail = {
  to: string | null
  reply_to: string | null
  subject: string
  text: string
  /** Address to which mail programs post to unsubscribe (RFC 8058). */
  one_click_unsubscribe?: string
}

/** The first line of a mail to a visitor. */
export const greeting = (name: string | null) => (name ? `${name} 様` : 'お客様')

/**
 * Queues mails in the caller's transaction; call `outbox.nudge` after it to send them at once.
 * `receiptNo` is the enquiry that they are about.
 */
export async function putMails(
  tx: Database,
  mails: readonly Mail[],
  now: Date,
  receiptNo?: string,
): Promise<void> {
  if (mails.length === 0) return
  await tx.insert(outbox).values(
    mails.map((payload) => ({
      outboxId: randomUUID(),
      kind: 'mail' as const,
      receiptNo,
      payload,
      nextAttemptAt: now,
      createdAt: now,
    })),
  )
}
