import { eq, sql } from '../db/drizzle.ts'
import type { Mail } from '../modules/outbox/mails.ts'
import { outbox } from '../modules/outbox/outbox.table.ts'
import { staffs } from '../modules/staffs/staffs.table.ts'
import type { useApi } from './test-api.ts'

type Api = ReturnType<ReturnType<typeof useApi>>

/** The code in the latest mail to an address, if there was one. */
export async function mailedCode({ db }: Pick<Api, 'db'>, email: string) {
  const mails = await db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(sql`${outbox.payload} ->> 'to'`, email))
    .orderBy(outbox.createdAt)
  const { text = '' } = (mails.at(-1)?.payload ?? {}) as Partial<Mail>
  return /6桁の数字：(\d{6})/.exec(text)?.[1]
}

/** Has a code mailed; the call that signs in with it. */
export async function signInByMail(api: Api, syainNo: string) {
  const [person] = await api.db.select().from(staffs).where(eq(staffs.syainNo, syainNo))
  const email = person?.email ?? ''
  await api.call('staff/sign-in-codes', { method: 'POST', payload: { email } })
  const payload = { email, code: (await mailedCode(api, email)) ?? '' }
  return ['staff/session', { method: 'POST' as const, payload }] as [
    string,
    { method: 'POST'; payload: typeof payload },
  ]
}
