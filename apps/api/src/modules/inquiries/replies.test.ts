import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import type { Mail } from '../outbox/mails.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { retentionRepository } from '../retention/retention.repository.ts'
import { shops } from '../shops/shops.table.ts'

const api = useApi({ rooms: 60, env: { RATE_INQUIRY: '0', RATE_INQUIRY_EMAIL: '0' } })
type Headers = Record<string, string>
let own: Headers
let other: Headers
let admin: Headers

beforeAll(async () => {
  ;({ own, other, admin } = await signedInColleagues(api()))
  const inquiryEmails = ['301@example.jp', 'boss@example.jp']
  await api().db.update(shops).set({ inquiryEmails }).where(eq(shops.tenpoNo, '301'))
})
beforeEach(() => {
  api().clock.now = NOW
})

const enquiry = {
  ...{ inquiry_type: 'other', form: 'contact', site_type: 'chintai', tenpo_no: '301' },
  ...{ name: '筑紫 太郎', email: 'taro@example.jp', body: '質問です', agree_privacy: true },
  details: { category: 'rent' },
}
async function enquire(more: object = {}): Promise<number> {
  const headers = { 'idempotency-key': randomUUID() }
  const payload = { ...enquiry, ...more }
  await api().call('inquiry', { method: 'POST', headers, payload })
  const { body } = await api().call('inquiries?limit=1', { headers: admin })
  return body.inquiries[0].inquiry_id
}
const see = async (id: number, headers = own) =>
  (await api().call(`inquiries/${id}`, { headers })).body.inquiry
const answer = (id: number, payload: object, headers = own) =>
  api().call(`inquiries/${id}/replies`, { method: 'POST', headers, payload })
const withdraw = (id: number, replyId: string, headers = own) =>
  api().call(`inquiries/${id}/replies/${replyId}`, { method: 'DELETE', headers })
const mailOf = async (id: string) =>
  (await api().db.select().from(outbox).where(eq(outbox.outboxId, id)))[0]

describe('a reply', () => {
  test('goes out ten seconds later, and answers come to the shop', async () => {
    const id = await enquire()
    const body = 'ありがとうございます。\n<b>火曜日</b>に\n\nお待ちしております。'
    const { status, body: told } = await answer(id, { body })
    expect(status).toBe(201)
    expect(told.reply).toMatchObject({ syain_no: '980001', sends_at: '2026-11-21T15:00:10+09:00' })
    expect(told.inquiry).toMatchObject({ status: 'in_progress', version: 2 })
    const row = await mailOf(told.reply.reply_id)
    expect(row?.nextAttemptAt).toEqual(new Date(NOW.getTime() + 10_000))
    const mail = row?.payload as unknown as Mail
    expect(mail).toMatchObject({
      to: 'taro@example.jp',
      reply_to: '301@example.jp, boss@example.jp',
    })
    expect(mail.text).toContain(body.split('\n\n')[0])
    expect(mail.html).toContain('&lt;b&gt;火曜日&lt;/b&gt;に')
    expect(mail.text + mail.html).not.toContain('質問です')
  })

  test('is taken back before, with what it has done, and not after', async () => {
    const id = await enquire()
    const first = (await answer(id, { body: '一通目', complete: true })).body
    expect(first.inquiry.status).toBe('done')
    const back = await withdraw(id, first.reply.reply_id)
    expect(back.body.inquiry).toMatchObject({ status: 'new', version: 3 })
    expect(back.body.inquiry.thread).toHaveLength(1)
    expect(await mailOf(first.reply.reply_id)).toBeUndefined()
    expect((await withdraw(id, first.reply.reply_id)).status).toBe(404)

    const second = (await answer(id, { body: '二通目' })).body
    const { reply_id } = second.reply
    const way = eq(outbox.outboxId, reply_id)
    await api().db.update(outbox).set({ attempts: 1 }).where(way)
    expect(await withdraw(id, reply_id)).toMatchObject({
      status: 409,
      body: { code: 'reply.sent', message: 'すでに送信しました。' },
    })
    await api().db.update(outbox).set({ deadAt: NOW }).where(way)
    expect((await see(id)).thread.at(-1)).toMatchObject({ kind: 'reply', state: 'failed' })
  })

  test('needs words and an address', async () => {
    const id = await enquire()
    for (const body of ['', ' ', undefined]) expect((await answer(id, { body })).status).toBe(422)
    const byPhone = await enquire({ email: undefined, tel: '0942000001', contact_method: 'tel' })
    const refused = await answer(byPhone, { body: 'こんにちは' })
    if ((await see(byPhone)).email === null) {
      expect(refused).toMatchObject({ status: 422, body: { code: 'reply.no_address' } })
    }
  })

  test('is of its shop alone', async () => {
    const id = await enquire()
    expect((await answer(id, { body: 'x' }, other)).status).toBe(404)
    const { reply } = (await answer(id, { body: 'x' })).body
    expect((await withdraw(id, reply.reply_id, other)).status).toBe(404)
    expect((await withdraw(await enquire(), reply.reply_id)).status).toBe(404)
    expect((await withdraw(id, reply.reply_id, admin)).status).toBe(200)
  })
})

describe('the thread', () => {
  test('tells what was sent and noted, by whom, in order', async () => {
    const id = await enquire()
    await api().call(`inquiries/${id}`, {
      ...{ method: 'PATCH', headers: own },
      payload: { version: 1, note: '電話しました。' },
    })
    api().clock.now = new Date(NOW.getTime() + 60_000)
    await answer(id, { body: '返信です。' }, admin)
    expect((await see(id)).thread).toEqual([
      expect.objectContaining({ kind: 'receipt', written_at: '2026-11-21T15:00:00+09:00' }),
      expect.objectContaining({ kind: 'note', text: '電話しました。', name: '筑紫 花子' }),
      expect.objectContaining({ kind: 'reply', text: '返信です。', state: 'waiting' }),
    ])
  })

  test('says of the receipt what became of it, not of a later mail', async () => {
    const id = await enquire({ email: 'saburo@example.jp' })
    const { receipt_no: receiptNo } = await see(id)
    const written = eq(outbox.receiptNo, receiptNo)
    const [receipt] = await api().db.delete(outbox).where(written).returning()
    if (!receipt) throw new Error('an enquiry without a mail')
    const payload = { ...receipt.payload, to: 'saburo@example.jp' }
    const later = { createdAt: new Date(NOW.getTime() + 60_000), deadAt: NOW }
    await api()
      .db.insert(outbox)
      .values({ ...receipt, payload, ...later, deliveredAt: null })
    expect((await see(id)).thread).toMatchObject([{ kind: 'receipt', state: 'sent' }])
    await api().db.update(outbox).set({ createdAt: NOW }).where(written)
    expect((await see(id)).thread).toMatchObject([{ kind: 'receipt', state: 'failed' }])
  })

  test('names the other enquiries of the same person that one may see', async () => {
    const email = 'jiro@example.jp'
    const elsewhere = await enquire({ email, tenpo_no: '001' })
    const before = await enquire({ email: 'Jiro@Example.jp' })
    const id = await enquire({ email })
    const ids = ({ others }: { others: { inquiry_id: number }[] }) =>
      others.map(({ inquiry_id }) => inquiry_id)
    expect(ids(await see(id))).toEqual([before])
    expect(ids(await see(id, admin))).toEqual([before, elsewhere])
  })

  test('is unread until somebody of the shop has opened it', async () => {
    const id = await enquire()
    const read = (headers: Headers) =>
      api().call(`inquiries/${id}/read`, { method: 'POST', headers })
    expect((await see(id)).read_at).toBeNull()
    expect((await read(admin)).status).toBe(204)
    expect((await see(id)).read_at).toBeNull()
    await read(own)
    api().clock.now = new Date(NOW.getTime() + 60_000)
    await read(own)
    expect(await see(id)).toMatchObject({ read_at: '2026-11-21T15:00:00+09:00', version: 1 })
  })
})

test('a reply is forgotten with its enquiry, and stands in no log', async () => {
  const id = await enquire()
  await answer(id, { body: '秘密の返信' })
  await api().db.delete(outbox)
  const later = new Date(NOW.getTime() + 1)
  await retentionRepository(api().db).anonymiseInquiries(later, later)
  expect((await see(id)).thread).toEqual([])
  const { body } = await api().call('audit-log?resource=inquiries', { headers: admin })
  expect(body.audit_log[0].changes).toContainEqual({ field: 'replies' })
})
