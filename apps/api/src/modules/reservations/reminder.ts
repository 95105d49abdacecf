import { inTokyo } from '@sumai/format/dates'
import type { Database } from '../../db/database.ts'
import { putMails } from '../outbox/mails.ts'
import { reminderMail, type Told } from './change-mails.ts'

const REMINDED = 'T18:00:00+09:00'

/** 18:00 in Japan on the day before. */
const reminderTime = (startAt: Date): Date =>
  new Date(`${inTokyo(startAt).subtract(1, 'day').format('YYYY-MM-DD')}${REMINDED}`)

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
