import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { contents, seminarSessions } from '../contents/contents.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { shops } from '../shops/shops.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ rooms: 60, env: UNLIMITED })

const post = (body: object, key: string = randomUUID()) =>
  api().call('inquiry', { method: 'POST', headers: { 'idempotency-key': key }, payload: body })

const PERSON = {
  site_type: 'chintai',
  name: '筑紫 太郎',
  name_kana: 'チクシ タロウ',
  email: 'taro@example.jp',
  tel: '090-0000-0000',
  agree_privacy: true,
}
const visit = (details: object, more: object = {}) => ({
  ...PERSON,
  inquiry_type: 'tenpo',
  form: 'reservation',
  tenpo_no: '001',
  details: { method: 'visit', ninzu: 2, ...details },
  ...more,
})

type Day = { date: string; is_closed: boolean; slots: { time: string; is_full: boolean }[] }
const calendar = async (query = 'tenpo_no=001'): Promise<{ days: Day[]; last_day: string }> =>
  (await api().call(`inquiry-slots?${query}`)).body.inquiry_slots
const dayOf = async (date: string) => (await calendar()).days.find((day) => day.date === date)

describe('GET inquiry-slots', () => {
  test('offers every day from today for sixty days, closed ones without a time', async () => {
    const [shop] = await api().db.select().from(shops).where(eq(shops.tenpoNo, '001'))
    if (!shop) throw new Error('no shop')
    const { days, last_day } = await calendar()
    expect(days).toHaveLength(61)
    expect([days[0]?.date, days.at(-1)?.date, last_day]).toEqual([
      '2026-11-21',
      '2027-01-20',
      '2027-01-20',
    ])
    for (const { date, is_closed, slots } of days.slice(1)) {
      const weekday = new Date(date).getUTCDay()
      const isBusy = shop.teikyuBusyMonthsOpen.includes(Number(date.slice(5, 7)))
      if (shop.teikyuWeek.includes(weekday) && !isBusy) expect(is_closed).toBe(true)
      expect(slots.length > 0).toBe(!is_closed)
      if (slots[0]) expect(slots[0]).toEqual({ time: shop.eigyoStart, is_full: false })
    }
    expect(days.find(({ date }) => date === '2026-12-31')?.is_closed).toBe(true)
  })

  test('cuts into halves of an hour where a shop wants it so', async () => {
    const change = (reserveSlotMinutes: number) =>
      api().db.update(shops).set({ reserveSlotMinutes }).where(eq(shops.tenpoNo, '002'))
    await change(30)
    const { days } = await calendar('tenpo_no=002&month=2026-12')
    await change(60)
    expect(new Set(days.map(({ date }) => date.slice(0, 7)))).toEqual(new Set(['2026-12']))
    const times = days.find(({ is_closed }) => !is_closed)?.slots.map(({ time }) => time) ?? []
    expect(times).toContain('11:30')
    expect(times).toContain('12:00')
  })

  test('has no time left on a day that only the telephone can still arrange', async () => {
    api().clock.now = new Date('2026-11-21T17:30:00+09:00')
    const [today] = (await calendar()).days
    api().clock.now = NOW
    expect(today).toMatchObject({ date: '2026-11-21', is_closed: false, slots: [] })
  })

  test('may be kept by nobody, and wants a shop and a month that exist', async () => {
    const { headers } = await api().call('inquiry-slots?tenpo_no=001')
    expect(headers['cache-control']).toBe('no-cache')
    expect(await api().call('inquiry-slots?tenpo_no=999')).toMatchObject({
      status: 404,
      body: { code: 'shop.not_found' },
    })
    expect((await api().call('inquiry-slots')).status).toBe(400)
    expect((await api().call('inquiry-slots?tenpo_no=001&month=2026-13')).status).toBe(400)
    const { days } = await calendar('tenpo_no=001&month=2020-01')
    expect(days).toEqual([])
  })
})

describe('a visit', () => {
  test('is booked at the chosen shop, with listings of any shop', async () => {
    const { body } = await api().call('chintai/rooms?limit=100')
    const elsewhere = body.rooms.find((room: { tenpo_no: string }) => room.tenpo_no !== '001')
    const answer = await post(
      visit({ date1: '2026-11-28', time1: '10:30' }, { bukken_no: [elsewhere.bukken_no] }),
    )
    expect(answer.status).toBe(201)
    const rows = await api()
      .db.select()
      .from(inquiries)
      .where(eq(inquiries.receiptNo, answer.body.inquiry.receipt_no))
    expect(rows).toMatchObject([{ tenpoNo: '001', bukkenNo: [elsewhere.bukken_no] }])
  })

  test('is refused on days and at times when nobody is there, by field', async () => {
    const closed = (await calendar()).days.find(({ is_closed }) => is_closed)?.date
    const onClosed = await post(visit({ date1: closed, time1: '10:30' }))
    expect(onClosed).toMatchObject({ status: 422, body: { code: 'inquiry.invalid' } })
    expect(onClosed.body.errors.date1[0]).toContain('定休日です')
    const atNight = await post(visit({ date1: '2026-11-28', time1: '22:00' }))
    expect(atNight.body.errors).toEqual({
      time1: ['選択した時間は営業時間外です。別の時間を選択してください。'],
    })
    const late = await post(visit({ date1: '2027-03-01', time1: '10:30' }))
    expect(late.body.errors.date1).toEqual(['第1希望日は60日以内の日付を選択してください。'])
    const noShop = await post(visit({ date1: '2026-11-28', time1: '10:30' }, { tenpo_no: '999' }))
    expect(noShop.body.errors).toHaveProperty('tenpo_no')
    const stranger = await post(visit({ date1: '2026-11-28', time1: '10:30', syain_no: '999999' }))
    expect(stranger.body.errors).toHaveProperty('syain_no')
  })

  test('only as many of ten at the same moment get the slot as the shop can receive', async () => {
    const wish = visit({ date1: '2026-11-29', time1: '11:30' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(wish)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      201,
      ...Array(8).fill(409),
    ])
    const message = '選択した時間は予約が埋まりました。別の時間を選択してください。'
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'inquiry.full',
      message,
      errors: { time1: [message] },
    })
    const slots = (await dayOf('2026-11-29'))?.slots ?? []
    expect(slots.filter(({ is_full }) => is_full)).toEqual([{ time: '11:30', is_full: true }])
    const second = visit({
      date1: '2026-11-29',
      time1: '10:30',
      date2: '2026-11-29',
      time2: '11:30',
    })
    expect((await post(second)).body.errors).toEqual({ time2: [message] })
  })

  test('sent twice with one key is one visit, even when it took the last place', async () => {
    const wish = visit({ date1: '2026-11-29', time1: '13:30' })
    await post(wish)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(wish, key)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), 201])
    expect((await post(wish, key)).status).toBe(200)
    expect((await post(wish)).status).toBe(409)
  })
})

describe('an enquiry about a listing', () => {
  test('may wish for a viewing while the shop is open', async () => {
    const { body } = await api().call('chintai/rooms?limit=1')
    const [{ bukken_no, tenpo_no }] = body.rooms
    const { days } = await calendar(`tenpo_no=${tenpo_no}`)
    const date = (isClosed: boolean) =>
      days.slice(1).find(({ is_closed }) => is_closed === isClosed)?.date ?? ''
    const wish = (visit_dates: object[]) => ({
      ...PERSON,
      inquiry_type: 'bukken',
      form: 'property',
      bukken_no: [bukken_no],
      contact_method: 'email',
      details: { purposes: ['visit'], visit_dates },
    })
    expect((await post(wish([{ date: date(false), time: '13:00' }]))).status).toBe(201)
    const onClosed = await post(wish([{ date: date(true), time: '13:00' }]))
    expect(onClosed.status).toBe(422)
    expect(Object.keys(onClosed.body.errors)).toEqual(['visit_dates.0.date'])
  })
})

describe('an application for a seminar', () => {
  const open = async () => {
    const [row] = await api()
      .db.select()
      .from(seminarSessions)
      .innerJoin(contents, eq(contents.contentId, seminarSessions.contentId))
      .where(eq(contents.contentStatus, 'public'))
      .orderBy(seminarSessions.startAt)
      .then((rows) => rows.filter((row) => row.seminar_sessions.applyDeadline > NOW))
    if (!row) throw new Error('no seminar that is still open')
    return row.seminar_sessions
  }
  const apply = (session: { contentId: number; sessionNo: number }, ninzu: number) => ({
    ...PERSON,
    inquiry_type: 'seminar',
    form: 'seminar-apply',
    details: {
      content_id: String(session.contentId),
      session_no: String(session.sessionNo),
      attend_type: 'venue',
      ninzu,
    },
  })
  const setApplied = (contentId: number, appliedCount: number) =>
    api()
      .db.update(seminarSessions)
      .set({ appliedCount })
      .where(eq(seminarSessions.contentId, contentId))

  test('gets the last seats once, however many ask at the same moment', async () => {
    const session = await open()
    await setApplied(session.contentId, session.capacity - 3)
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(apply(session, 2))))
    const wins = answers.filter(({ status }) => status === 201)
    expect(wins).toHaveLength(1)
    const message = '申し訳ございません。このセミナーは満席のため受付を終了しました。'
    for (const { status, body } of answers.filter((answer) => !wins.includes(answer))) {
      expect([status, body.code, body.message]).toEqual([409, 'inquiry.full', message])
    }
    expect((await post(apply(session, 1))).status).toBe(201)
    const { appliedCount, capacity } = await open()
    expect(appliedCount).toBe(capacity)
  })

  test('is refused after the deadline, and for what is no seminar', async () => {
    const session = await open()
    await setApplied(session.contentId, 0)
    api().clock.now = new Date(session.applyDeadline.getTime() + 86_400_000 * 365)
    const late = await post(apply(session, 1))
    api().clock.now = NOW
    const message = ['このセミナーの申込受付は終了しました。']
    expect(late).toMatchObject({ status: 422, body: { errors: { content_id: message } } })
    const nothing = await post(apply({ contentId: 9_999_999, sessionNo: 1 }, 1))
    expect(nothing).toMatchObject({ status: 422, body: { errors: { content_id: message } } })
  })
})
