import type { InvitationBody } from '@sumai/api-client/contract/staff-session'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../http/problem.ts'
import type { Writer } from '../audit-log/record-changes.ts'
import { putMails } from '../outbox/mails.ts'
import { staffsRepository } from '../staffs/staffs.repository.ts'
import { codeMail } from './code-mail.ts'
import { staffCodesRepository } from './staff-codes.repository.ts'

/** Writes the address of a member of staff and queues the mail with their first code. */
export async function invite(
  db: Database,
  writer: Writer,
  syainNo: string,
  { email, user_type }: InvitationBody,
  staffUrl: string,
) {
  const address = email.toLowerCase()
  return db.transaction(async (tx) => {
    const isKnown = await staffsRepository(tx).change(syainNo, writer, () => ({
      email: address,
      ...(user_type && { userType: user_type }),
    }))
    if (!isKnown) throw notFound('staff.not_found')
    const now = writer.now()
    const made = await staffCodesRepository(tx).create(tx, syainNo, now)
    await putMails(tx, [codeMail(address, made, staffUrl)], now, { kind: 'code' })
    return made
  })
}
