import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import { outbox } from './outbox.table.ts'

/** A mail that waits in the outbox. `to: null` goes to the agency itself. */
export type Mail = {
  to: string | null
  reply_to: string | null
  subject: string
  text: string
  /** Address that ends a subscription when it is posted to (RFC 8058). */
  one_click_unsubscribe?: string
}

/** To be sent once the caller's transaction is done; tell the worker then (`outbox.nudge`). */
export async function putMails(tx: Database, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  await tx.insert(outbox).values(
    mails.map((payload) => ({
      outboxId: randomUUID(),
      kind: 'mail' as const,
      payload,
      nextAttemptAt: now,
      createdAt: now,
    })),
  )
}
