import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { useApi } from '../../testing/test-api.ts'
import type { Mail } from '../outbox/mails.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { inquiries } from './inquiries.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ rooms: 60, env: UNLIMITED })
type Headers = Record<string, string>
type Inquiry = { inquiry_id: number; status: string; tenpo_no: string | null; version: number }
let shop: Headers
let other: Headers
let admin: Headers
let syain_no: string

async function enquire(fields: object = {}): Promise<Inquiry> {
  const payload = {
    ...{ inquiry_type: 'other', form: 'contact', site_type: 'chintai', tenpo_no: '301' },
    ...{ name: '筑紫 太郎', email: 'taro@example.jp', tel: '09000000000', body: '質問です' },
    ...{ agree_privacy: true, details: { category: 'rent' } },
    ...fields,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { body } = await api().call('inquiry', { method: 'POST', headers, payload })
  const found = await list(
    `receipt_no=${body.inquiry.receipt_no}&status[]=spam&status[]=new`,
    admin,
  )
  return found[0] as Inquiry
}
const list = async (query = '', headers = shop): Promise<Inquiry[]> =>
  (await api().call(`inquiries?${query}`, { headers })).body.inquiries
const see = (id: number, headers = shop) => api().call(`inquiries/${id}`, { headers })
const patch = (id: number, payload: object, headers = shop) =>
  api().call(`inquiries/${id}`, { method: 'PATCH', headers, payload })

const mailsOf = async (receiptNo: string): Promise<Mail[]> =>
  (await api().db.select().from(outbox).where(eq(outbox.receiptNo, receiptNo))).map(
    ({ payload }) => payload as Mail,
  )

beforeAll(async () => {
  const [member] = (await api().call('staffs?tenpo_no=301&limit=1')).body.staffs
  syain_no = member.syain_no
  shop = await api().as({ user_type: 'shop', tenpo_no: '301', syain_no })
  other = await api().as({ user_type: 'shop', tenpo_no: '001' })
  admin = await api().as({ user_type: 'admin' })
})

describe('the staff', () => {
  test('read what was written, and change status, person in charge and notes', async () => {
    const { inquiry_id } = await enquire()
    const { body, headers } = await see(inquiry_id)
    expect(headers.etag).toBe('"1"')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body.inquiry).toMatchObject({
      name: '筑紫 太郎',
      email: 'taro@example.jp',
      body: '質問です',
      details: { category: 'rent' },
      status: 'new',
      status_label: '未対応',
      inquiry_type_label: 'その他お問い合わせ',
      tenpo_no: '301',
      syain_no: null,
      notes: [],
    })
    const taken = { version: 1, status: 'in_progress', syain_no, note: '電話しました。' }
    const changed = await patch(inquiry_id, taken)
    const note = { user_type: 'shop', tenpo_no: '301', syain_no, text: '電話しました。' }
    expect(changed.body.inquiry).toMatchObject({
      status: 'in_progress',
      syain_no,
      notes: [{ ...note, written_at: '2026-11-21T15:00:00+09:00' }],
      updated_at: '2026-11-21T15:00:00+09:00',
      version: 2,
    })
    const more = await patch(inquiry_id, { version: 2, note: '来店の予定。' }, admin)
    expect(more.body.inquiry.notes).toHaveLength(2)
    expect((await patch(inquiry_id, { version: 2, status: 'done' })).status).toBe(409)
  })

  test.each(['new', 'in_progress', 'visit', 'applied', 'done', 'lost'])(
    'set the status %s',
    async (status) => {
      const { inquiry_id } = await enquire()
      expect((await patch(inquiry_id, { version: 1, status })).body.inquiry.status).toBe(status)
      const ids = (await list(`status=${status}`)).map((it) => it.inquiry_id)
      expect(ids).toContain(inquiry_id)
    },
  )

  test('take nothing that belongs to others, and name nobody who works elsewhere', async () => {
    const { inquiry_id } = await enquire()
    expect((await see(inquiry_id, other)).status).toBe(404)
    expect((await patch(inquiry_id, { version: 1, note: 'x' }, other)).status).toBe(404)
    expect((await list('', other)).map((it) => it.inquiry_id)).not.toContain(inquiry_id)
    const [stranger] = (await api().call('staffs?tenpo_no=001&limit=1')).body.staffs
    const wrong = await patch(inquiry_id, { version: 1, syain_no: stranger.syain_no })
    expect(wrong.body.errors).toHaveProperty('syain_no')
    for (const body of [{ status: 'spam' }, { status: 'sold' }, { note: ' ' }]) {
      expect((await patch(inquiry_id, { version: 1, ...body })).status).toBe(422)
    }
    const given = await patch(inquiry_id, { version: 1, tenpo_no: '001' })
    expect(given.status).toBe(403)
  })

  test('cannot give an enquiry to a shop that has its other half', async () => {
    const { inquiry_id } = await enquire()
    const [row] = await api().db.select().from(inquiries).where(eq(inquiries.inquiryId, inquiry_id))
    if (!row) throw new Error('The enquiry was not stored')
    const { inquiryId: _, ...half } = row
    await api()
      .db.insert(inquiries)
      .values({ ...half, tenpoNo: '001' })
    const moved = await patch(inquiry_id, { version: 1, tenpo_no: '001' }, admin)
    expect([moved.status, moved.body.errors.tenpo_no]).toEqual([
      422,
      ['この店舗にも、同じお問い合わせが届いています。'],
    ])
  })

  test('of the head office give an enquiry to another shop, which then has it', async () => {
    const { inquiry_id } = await enquire()
    await patch(inquiry_id, { version: 1, syain_no })
    const nowhere = await patch(inquiry_id, { version: 2, tenpo_no: '999' }, admin)
    expect(nowhere.body.errors).toHaveProperty('tenpo_no')
    const moved = await patch(inquiry_id, { version: 2, tenpo_no: '001' }, admin)
    expect(moved.body.inquiry).toMatchObject({ tenpo_no: '001', syain_no: null })
    expect((await see(inquiry_id)).status).toBe(404)
    expect((await see(inquiry_id, other)).status).toBe(200)
    const sent = await mailsOf(moved.body.inquiry.receipt_no)
    const handed = sent.filter(({ subject }) => subject.startsWith('【引き継ぎ】'))
    expect(handed).toEqual([expect.objectContaining({ reply_to: 'taro@example.jp' })])
    expect(handed[0]?.text).toMatch(/本部が、.+から.+へ担当を移しました。.*筑紫 太郎.*質問です/s)
    const same = { version: 3, tenpo_no: '001', status: 'in_progress' }
    expect((await patch(inquiry_id, same, admin)).status).toBe(200)
    expect(await mailsOf(moved.body.inquiry.receipt_no)).toHaveLength(sent.length)
    const { body } = await api().call(`audit-log?resource=inquiries&resource_id=${inquiry_id}`, {
      headers: admin,
    })
    expect(body.audit_log[1].changes).toEqual(
      expect.arrayContaining([{ field: 'tenpo_no', from: '301', to: '001' }]),
    )
    expect(JSON.stringify(body)).not.toMatch(/taro|筑紫|質問/)
  })
})

describe('the list', () => {
  test('is read part by part, the latest first, by what, who and when', async () => {
    for (let number = 0; number < 5; number++) await enquire({ email: `n${number}@example.jp` })
    const all = await list('limit=100')
    const parts: Inquiry[] = []
    let cursor = ''
    do {
      const { body } = await api().call(`inquiries?limit=2&cursor=${cursor}`, { headers: shop })
      parts.push(...body.inquiries)
      cursor = body.next_cursor ?? ''
    } while (cursor)
    expect(parts).toEqual(all)
    const ids = all.map(({ inquiry_id }) => inquiry_id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(await list('email=N3@example.jp')).toHaveLength(1)
    expect(await list('inquiry_type=satei')).toEqual([])
    expect(await list('since=2026-11-21&until=2026-11-21&limit=100')).toEqual(all)
    expect(await list('until=2026-11-20')).toEqual([])
    expect(await list('tenpo_no=001')).toEqual([])
    for (const it of await list('tenpo_no=301&limit=100', admin)) expect(it.tenpo_no).toBe('301')
  })

  test('has what nobody has opened first, and who waits longest before others', async () => {
    const mine = 'status=new&email=waiting@example.jp&order=waiting'
    const ids: number[] = []
    for (let number = 0; number < 5; number++) {
      ids.push((await enquire({ email: 'waiting@example.jp' })).inquiry_id)
    }
    const [first, second, third, fourth, fifth] = ids
    const unreadAt = `unread_at=${encodeURIComponent(api().clock.now.toISOString())}`
    api().clock.now = new Date(api().clock.now.getTime() + 60_000)
    for (const id of [first, fourth]) {
      await api().call(`inquiries/${id}/read`, { method: 'POST', headers: shop })
    }
    const inParts = async (query: string) => {
      const seen: number[] = []
      let cursor = ''
      do {
        const path = `inquiries?${query}&limit=2&cursor=${cursor}`
        const { body } = await api().call(path, { headers: shop })
        seen.push(...body.inquiries.map((it: Inquiry) => it.inquiry_id))
        cursor = body.next_cursor ?? ''
      } while (cursor)
      return seen
    }
    expect(await inParts(mine)).toEqual([second, third, fifth, first, fourth])
    // A list that is being worked through keeps its order.
    expect(await inParts(`${mine}&${unreadAt}`)).toEqual(ids)
  })

  test('is searched by a name, by its kana and by a telephone, however they are typed', async () => {
    const kana = { inquiry_type: 'tenpo', form: 'reservation', name_kana: 'ハタナカ　シズカ' }
    const { days } = (await api().call('inquiry-slots?tenpo_no=301')).body.inquiry_slots
    const day = days.find((one: { slots: unknown[] }) => one.slots.length > 1)
    const { inquiry_id } = await enquire({
      ...{ ...kana, name: '畑中　静', tel: '092-555-0147' },
      details: { method: 'visit', ninzu: 1, date1: day.date, time1: day.slots[0].time },
    })
    const find = async (words: string, headers = shop) =>
      (await list(`keyword=${encodeURIComponent(words)}`, headers)).map((it) => it.inquiry_id)
    for (const words of ['畑中静', '畑中 ', 'はたなか', 'ﾊﾀﾅｶ ｼｽﾞｶ', '０１４７', '0925550147']) {
      expect([words, await find(words)]).toEqual([words, [inquiry_id]])
    }
    expect(await find('はたけなか')).toEqual([])
    expect(await find('畑中', other)).toEqual([])
  })

  test('has what a trap caught only for who asks for it', async () => {
    const { inquiry_id } = await enquire({ website: 'x', tenpo_no: undefined })
    const ids = async (query: string) => (await list(query, admin)).map((it) => it.inquiry_id)
    expect(await ids('limit=100')).not.toContain(inquiry_id)
    expect(await ids('status=spam')).toContain(inquiry_id)
    const saved = await patch(inquiry_id, { version: 1, status: 'new' }, admin)
    expect(saved.body.inquiry.status).toBe('new')
  })
})

test('a shop says where its mails go, and nobody else reads it', async () => {
  const { body } = await api().call('shops/301', { headers: shop })
  const { version } = body.shop
  const inquiry_emails = ['301@example.jp', 'boss@example.jp']
  const headers = shop
  const put = (payload: object) => api().call('shops/301', { method: 'PUT', headers, payload })
  expect((await put({ version, inquiry_emails: ['nobody'] })).status).toBe(422)
  expect((await put({ version, inquiry_emails })).body.shop).toMatchObject({ inquiry_emails })
  for (const stranger of [{}, other]) {
    const seen = await api().call('shops/301', { headers: stranger })
    expect(JSON.stringify(seen.body)).not.toContain('boss@')
    const all = await api().call('shops?limit=100', { headers: stranger })
    expect(JSON.stringify(all.body)).not.toContain('boss@')
  }
  await enquire({ email: 'x@example.jp' })
  const mails = await api().db.select().from(outbox).where(eq(outbox.kind, 'mail'))
  expect(mails.map(({ payload }) => payload.to)).toContain('301@example.jp, boss@example.jp')
  const log = await api().call('audit-log?resource=shops&resource_id=301', { headers: admin })
  expect(log.body.audit_log[0].changes).toEqual([{ field: 'inquiry_emails' }])
})
