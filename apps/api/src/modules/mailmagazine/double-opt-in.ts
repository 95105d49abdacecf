import type { Database } from '../../db/database.ts'
import { type Mail, putMails } from '../outbox/mails.ts'
import type { Asked } from './asked.ts'
import { mailmagazineRepository } from './mailmagazine.repository.ts'
import type { MailmagazineRequest } from './mailmagazine.table.ts'
import { confirmationMail, type Origins, welcomeMails } from './mails.ts'

type Person = { email: string | null; name: string | null }

/**
 * First half of the double opt-in: returns the mail that asks for confirmation. Unsubscribing an
 * unknown address sends none, but the answer is the same.
 */
export async function askToConfirm(
  tx: Database,
  { email, name }: Person,
  asked: Asked,
  origins: Origins,
  now: Date,
): Promise<Mail[]> {
  const repository = mailmagazineRepository(tx)
  if (!email) return []
  const pace = await repository.paceOf(email)
  if (asked.mode === 'unsubscribe' && !pace) return []
  const request = await repository.ask({ ...asked, email, name }, now)
  const frequency = request.frequency ?? pace ?? 'daily'
  return [confirmationMail({ ...request, frequency }, origins)]
}

/**
 * Second half: carries out the confirmed request, once. Returns the request, or nothing when the
 * token is unknown or older than 24 hours.
 */
export function confirm(db: Database, token: string, origins: Origins, now: Date) {
  return db.transaction(async (tx): Promise<MailmagazineRequest['mode'] | undefined> => {
    const repository = mailmagazineRepository(tx)
    const request = await repository.request(token, now)
    if (!request) return undefined
    if (!(await repository.confirm(token, now))) return request.mode
    if (request.mode === 'unsubscribe') await repository.unsubscribe(request.email)
    else {
      const subscriber = await repository.subscribe(request, now)
      await putMails(tx, welcomeMails(subscriber, request, origins), now)
    }
    return request.mode
  })
}
