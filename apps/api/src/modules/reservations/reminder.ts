import type { Database } from '../../db/database.ts'
import { putMails } from '../outbox/mails.ts'
import { reminderMail, type Told } from './change-mails.ts'
import { reminderTime } from './reminder-time.ts'

/**
 * Queues the mail of the day before, which the outbox sends once however often the process starts
 * anew. None for what was booked after its hour.
 */
export async function remind(tx: Database, told: Told): Promise<void> {
  const { receiptNo, startAt } = told.booked.reservation
  const at = reminderTime(startAt)
  const mail = at > told.now && reminderMail(told)
  if (mail) await putMails(tx, [mail], told.now, { receiptNo, kind: 'reminder', at })
}
