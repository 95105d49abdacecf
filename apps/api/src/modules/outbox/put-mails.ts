import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Mail } from './mail.ts'
import { outbox } from './outbox.table.ts'

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
