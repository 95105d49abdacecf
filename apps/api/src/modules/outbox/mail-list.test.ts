import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { putMails } from './mails.ts'
import { type OutboxRow, outbox } from './outbox.table.ts'

const api = useApi({ rooms: 60 })
type Headers = Record<string, string>
let admin: Headers
let own: Headers

beforeAll(async () => {
  ;({ admin, own } = await signedInColleagues(api()))
})
beforeEach(async () => {
  await api().db.delete(outbox)
})

async function put(subject: string, values: Partial<OutboxRow> = {}): Promise<string> {
  const outboxId = randomUUID()
  await api()
    .db.insert(outbox)
    .values({
      ...{ outboxId, kind: 'mail', createdAt: NOW, nextAttemptAt: NOW },
      payload: { to: 'taro@example.jp', reply_to: null, subject, text: '秘密の本文' },
      ...values,
    })
  return outboxId
}
const list = async (query = '') => (await api().call(`outbox${query}`, { headers: admin })).body
const retry = (id: string, headers = admin) =>
  api().call(`outbox/${id}/retry`, { method: 'POST', headers })
const subjects = ({ mails }: { mails: { subject: string }[] }) => mails.map((mail) => mail.subject)
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

test('mails are told by what became of them, without what they say', async () => {
  await put('届いた', { deliveredAt: NOW, attempts: 1 })
  await put('待っている', { attempts: 3, lastError: '421', nextAttemptAt: later(20) })
  await put('届かない', { attempts: 32, lastError: '550', deadAt: NOW })
  await put('明日の確認', { kind: 'reminder', nextAttemptAt: later(600), createdAt: later(1) })
  const all = await list()
  expect(all.counts).toEqual({ sent: 1, retrying: 1, dead: 1, planned: 1 })
  expect(all.pagination.total).toBe(4)
  expect(subjects(all)[0]).toBe('明日の確認')
  expect(JSON.stringify(all)).not.toContain('秘密')
  const dead = await list('?state=dead')
  expect(dead.mails).toEqual([
    expect.objectContaining({ subject: '届かない', last_error: '550', next_attempt_at: null }),
  ])
  expect(dead.pagination.total).toBe(1)
  expect(subjects(await list('?state=retrying'))).toEqual(['待っている'])
  expect(subjects(await list('?limit=1&page=4'))).toHaveLength(1)
})

test('what was given up is tried again, and what was sent is not sent twice', async () => {
  const dead = await put('届かない', { attempts: 32, lastError: '550', deadAt: NOW })
  const sent = await put('届いた', { deliveredAt: NOW, attempts: 1 })
  expect((await retry(dead)).body.mail).toMatchObject({ state: 'planned', attempts: 0 })
  expect((await retry(sent)).status).toBe(404)
  expect((await retry(randomUUID())).status).toBe(404)
  expect((await retry(dead, own)).status).toBe(403)
})

test('the codes by which the staff sign in are shown to nobody', async () => {
  await api().call('staff/sign-in-codes', { method: 'POST', payload: { email: 'own@example.jp' } })
  expect(await api().db.$count(outbox)).toBe(1)
  const { mails, counts } = await list()
  expect(mails).toEqual([])
  expect(counts).toEqual({ sent: 0, retrying: 0, dead: 0, planned: 0 })
})

test('mails that wait for their hour are not sent early', async () => {
  const [id = ''] = await putMails(
    api().db,
    [{ to: 'taro@example.jp', reply_to: null, subject: '前日', text: '' }],
    NOW,
    { kind: 'reminder', at: later(600) },
  )
  expect((await retry(id)).status).toBe(404)
})
