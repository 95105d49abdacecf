import { randomUUID } from 'node:crypto'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from '@jest/globals'
import { and, eq, isNull, sql } from '../../db/drizzle.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { callKeys } from '../call-keys/call-keys.table.ts'
import { homeViews } from '../home-views/home-views.table.ts'
import { idempotencyKeys, inquiries } from '../inquiries/inquiries.table.ts'
import { visitSlots } from '../inquiry-slots/visit-slots.table.ts'
import {
  mailmagazineRequests,
  mailmagazineSubscribers,
} from '../mailmagazine/mailmagazine.table.ts'
import { type OutboxRow, outbox } from '../outbox/outbox.table.ts'
import { reservations } from '../reservations/reservations.table.ts'
import { retentionNight } from './retention.table.ts'

const DAY = 86_400_000
const lines: string[] = []
const api = useApi({
  rooms: 60,
  env: {
    RATE_INQUIRY: '0',
    RATE_INQUIRY_DAY: '0',
    RATE_INQUIRY_EMAIL: '0',
    LOG_LEVEL: 'warn',
    INQUIRY_KEEP_MONTHS: '3',
    KEEP_SPAM_DAYS: '20',
    KEEP_KEYS_DAYS: '15',
    KEEP_MAILS_DAYS: '10',
    KEEP_BOOKINGS_DAYS: '5',
    KEEP_VIEWS_DAYS: '40',
  },
  logStream: { write: (line) => void lines.push(line) },
})

const ENQUIRY = {
  inquiry_type: 'other',
  form: 'contact',
  site_type: 'chintai',
  name: '筑紫 花子',
  name_kana: 'チクシ ハナコ',
  email: 'hanako@example.jp',
  tel: '09012345678',
  body: '御井町の部屋について',
  tenpo_no: '001',
  page_url: 'https://www.example.jp/contact?from=hanako',
  agree_privacy: true,
  details: { category: 'rent' },
}

async function post(body: object, key = randomUUID()) {
  const answer = await api().call('inquiry', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    payload: body,
  })
  return { key, status: answer.status, receiptNo: answer.body.inquiry?.receipt_no as string }
}

/** The nightly work `days` after now, as if every night before had been worked too. */
async function nightAfter(days: number) {
  api().clock.now = new Date(NOW.getTime() + days * DAY)
  const day = new Date(NOW.getTime() + (days - 1) * DAY).toISOString().slice(0, 10)
  await api().db.update(retentionNight).set({ day })
  await api().newDay()
  api().clock.now = NOW
}

/** Resolves when the outbox has sent the mails of an enquiry. */
async function delivered(receiptNo: string) {
  const waiting = and(eq(outbox.receiptNo, receiptNo), isNull(outbox.deliveredAt))
  while ((await api().db.$count(outbox, waiting)) > 0) await pause(20)
}
const change = (receiptNo: string, values: Partial<OutboxRow>) =>
  api().db.update(outbox).set(values).where(eq(outbox.receiptNo, receiptNo))
const rows = (receiptNo: string) =>
  api().db.select().from(inquiries).where(eq(inquiries.receiptNo, receiptNo))
const mails = (receiptNo: string) => api().db.$count(outbox, eq(outbox.receiptNo, receiptNo))
const keys = (receiptNo: string) =>
  api().db.$count(idempotencyKeys, eq(idempotencyKeys.receiptNo, receiptNo))

afterEach(() => {
  lines.length = 0
})

describe('an enquiry', () => {
  test('tells of nobody any more when its time is over, and is still counted', async () => {
    const { receiptNo } = await post(ENQUIRY)
    await delivered(receiptNo)
    await nightAfter(92)
    expect(await rows(receiptNo)).toMatchObject([{ name: '筑紫 花子', anonymisedAt: null }])
    await nightAfter(93)
    const [row] = await rows(receiptNo)
    expect(row).toMatchObject({
      tenpoNo: '001',
      form: 'contact',
      createdAt: NOW,
      anonymisedAt: new Date(NOW.getTime() + 93 * DAY),
    })
    expect(JSON.stringify(row)).not.toMatch(/筑紫|チクシ|hanako|0901234|御井|rent/)
  })

  test('loses the notes of the staff with the rest', async () => {
    const { receiptNo } = await post(ENQUIRY)
    await delivered(receiptNo)
    const [row] = await rows(receiptNo)
    const headers = await api().as({ user_type: 'admin' })
    const payload = { version: 1, note: '筑紫様に電話した' }
    await api().call(`inquiries/${row?.inquiryId}`, { method: 'PATCH', headers, payload })
    expect(JSON.stringify(await rows(receiptNo))).toContain('筑紫様')
    await nightAfter(93)
    expect(JSON.stringify(await rows(receiptNo))).not.toContain('筑紫')
  })

  test('stays as it is while one of its mails is not delivered, given up or not', async () => {
    const [waiting, dead] = [await post(ENQUIRY), await post(ENQUIRY)]
    for (const { receiptNo } of [waiting, dead]) await delivered(receiptNo)
    const nextAttemptAt = new Date('2100-01-01')
    await change(waiting.receiptNo, { deliveredAt: null, nextAttemptAt })
    await change(dead.receiptNo, { deliveredAt: null, deadAt: NOW })

    await nightAfter(1000)
    for (const { receiptNo } of [waiting, dead]) {
      expect(await rows(receiptNo)).toMatchObject([{ name: '筑紫 花子', anonymisedAt: null }])
    }
    expect(await mails(waiting.receiptNo)).toBe(2)
    expect(await mails(dead.receiptNo)).toBe(2)
    expect(lines.join('')).toContain('"count":2')
    expect(lines.join('')).not.toMatch(/hanako|筑紫/)

    for (const { receiptNo } of [waiting, dead]) await change(receiptNo, { deliveredAt: NOW })
    await nightAfter(1000)
    expect(await rows(waiting.receiptNo)).toMatchObject([{ name: null, details: {} }])
  })

  test('that a trap has caught goes altogether, with its key', async () => {
    const { key, receiptNo } = await post({ ...ENQUIRY, website: 'x' })
    await api()
      .db.update(idempotencyKeys)
      .set({ createdAt: new Date(NOW.getTime() + 90 * DAY) })
      .where(eq(idempotencyKeys.receiptNo, receiptNo))
    await nightAfter(20)
    expect(await rows(receiptNo)).toHaveLength(1)
    await nightAfter(21)
    expect(await rows(receiptNo)).toEqual([])
    expect(await keys(receiptNo)).toBe(0)
    expect((await post({ ...ENQUIRY, website: 'x' }, key)).status).toBe(201)
  })

  test('is the same enquiry for as long as its key is kept', async () => {
    const { key, receiptNo } = await post(ENQUIRY)
    await delivered(receiptNo)
    await nightAfter(15)
    expect(await post(ENQUIRY, key)).toMatchObject({ status: 200, receiptNo })
    await nightAfter(16)
    expect(await keys(receiptNo)).toBe(0)
    expect((await post(ENQUIRY, key)).status).toBe(201)
  })

  test('leaves the answers to the staff as long as their keys', async () => {
    const known = { owner: '000101', callHash: '', status: 201, answer: ENQUIRY.name }
    await api()
      .db.insert(callKeys)
      .values({ ...known, callKey: randomUUID(), createdAt: NOW })
    await nightAfter(15)
    expect(await api().db.$count(callKeys)).toBe(1)
    await nightAfter(16)
    expect(await api().db.$count(callKeys)).toBe(0)
  })

  test('goes with many others in one night', async () => {
    const old = new Date(NOW.getTime() - 200 * DAY)
    await api().db.execute(sql`
      insert into inquiries (receipt_no, idempotency_key, inquiry_type, form, site_type, name,
        bukken_no, details, status, created_at)
      select 'K2605-' || number, gen_random_uuid(), 'other', 'contact', 'baibai', '筑紫',
        '{}', '{}', case when number % 2 = 0 then 'spam' else 'done' end, ${old.toISOString()}::timestamptz
      from generate_series(1, 4500) as number`)
    await nightAfter(1)
    const left = sql`receipt_no like 'K2605-%'`
    expect(await api().db.$count(inquiries, sql`${left} and name is not null`)).toBe(0)
    expect(await api().db.$count(inquiries, left)).toBe(2250)
  })
})

describe('mails', () => {
  test('go ten days after they were delivered, in the table and in files', async () => {
    const { receiptNo } = await post(ENQUIRY)
    await delivered(receiptNo)
    const file = (name: string, days: number) => {
      const path = join(api().dataDir, 'outbox', name)
      writeFileSync(path, '{}')
      const moment = new Date(NOW.getTime() - days * DAY)
      utimesSync(path, moment, moment)
      return path
    }
    const [old, young] = [file('old.json', 11), file('young.json', 8)]
    await nightAfter(1)
    expect(await mails(receiptNo)).toBe(2)
    expect([existsSync(old), existsSync(young)]).toEqual([false, true])
    await nightAfter(11)
    expect(await mails(receiptNo)).toBe(0)
    expect(await rows(receiptNo)).toMatchObject([{ name: '筑紫 花子' }])
  })
})

describe('the mail magazine', () => {
  test('forgets who asked and never confirmed after a day, and keeps its readers', async () => {
    const request = {
      mode: 'subscribe',
      search: '/search',
      isMagazine: false,
      name: null,
      confirmedAt: null,
    } as const
    const expiresAt = (days: number) => new Date(NOW.getTime() + days * DAY)
    await api()
      .db.insert(mailmagazineRequests)
      .values([
        { ...request, token: randomUUID(), email: 'old@example.jp', expiresAt: expiresAt(1) },
        { ...request, token: randomUUID(), email: 'new@example.jp', expiresAt: expiresAt(900) },
      ])
    await api().db.insert(mailmagazineSubscribers).values({
      email: 'reader@example.jp',
      name: null,
      unsubscribeToken: randomUUID(),
      confirmedAt: NOW,
    })
    await nightAfter(800)
    const asked = await api().db.select().from(mailmagazineRequests)
    expect(asked.map(({ email }) => email)).toEqual(['new@example.jp'])
    expect(await api().db.$count(mailmagazineSubscribers)).toBe(1)
  })
})

test('bookings and their counts go when their day is long over', async () => {
  const slot = { tenpoNo: '001', visitTime: '10:30', bookedCount: 1 }
  await api()
    .db.insert(visitSlots)
    .values([
      { ...slot, visitDate: '2026-11-16' },
      { ...slot, visitDate: '2026-11-17' },
      { ...slot, visitDate: '2026-12-24' },
    ])
  const hours = (day: string) => {
    const startAt = new Date(`${day}T10:30:00+09:00`)
    return { startAt, endAt: startAt, createdAt: startAt, kind: 'visit', people: 1 } as const
  }
  await api()
    .db.insert(reservations)
    .values([
      { receiptNo: 'K2611-900001', ...hours('2026-11-16') },
      { receiptNo: 'K2611-900002', ...hours('2026-11-17') },
    ])
  await nightAfter(1)
  const kept = await api().db.select().from(reservations)
  expect(kept.map(({ receiptNo }) => receiptNo)).toEqual(['K2611-900002'])
  const left = await api().db.select().from(visitSlots).orderBy(visitSlots.visitDate)
  expect(left.map(({ visitDate }) => visitDate)).toEqual(['2026-11-17', '2026-12-24'])
})

test('counts of views go when their time is over', async () => {
  const views = { siteType: 'chintai', bukkenNo: '1000000001', times: 3 } as const
  await api()
    .db.insert(homeViews)
    .values([
      { day: '2026-10-12', ...views },
      { day: '2026-10-13', ...views },
    ])
  await nightAfter(1)
  expect(await api().db.select().from(homeViews)).toEqual([{ day: '2026-10-13', ...views }])
})

test('a clock that jumps by a year takes nothing that is not a week from its end', async () => {
  const { receiptNo } = await post(ENQUIRY)
  await delivered(receiptNo)
  await api().db.update(retentionNight).set({ day: '2026-11-21' })
  api().clock.now = new Date(NOW.getTime() + 365 * DAY)
  await api().newDay()
  api().clock.now = NOW
  await api().newDay()
  expect(await rows(receiptNo)).toMatchObject([{ name: '筑紫 花子' }])
  expect(await api().db.select().from(retentionNight)).toMatchObject([{ day: '2026-11-21' }])
})

test('the rest of the night is worked when one part of it fails', async () => {
  const { receiptNo } = await post({ ...ENQUIRY, website: 'x' })
  const rename = (from: string, to: string) =>
    api().db.execute(sql.raw(`alter table ${from} rename to ${to}`))
  await rename('chintai_rooms', 'chintai_rooms_away')
  await expect(nightAfter(21)).rejects.toThrow('chintai_rooms')
  await rename('chintai_rooms_away', 'chintai_rooms')
  api().clock.now = NOW
  expect(await rows(receiptNo)).toEqual([])
})
