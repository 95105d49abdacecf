import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { eq } from '../../db/drizzle.ts'
import { INTERNAL_TOKEN, NOW, useApi } from '../../testing/test-api.ts'
import { seminarSessions } from '../contents/contents.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { visitSlots } from '../inquiry-slots/visit-slots.table.ts'
import type { Mail } from '../outbox/mails.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { reservations } from './reservations.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ rooms: 60, env: UNLIMITED })
afterEach(() => {
  api().clock.now = NOW
})

const PERSON = {
  ...{ site_type: 'chintai', name: '筑紫 太郎', name_kana: 'チクシ タロウ' },
  ...{ email: 'taro@example.jp', tel: '09000000000', agree_privacy: true },
}

async function post(body: object) {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await api().call('inquiry', { method: 'POST', headers, payload: body })
  expect(answer.status).toBe(201)
  const receiptNo: string = answer.body.inquiry.receipt_no
  const [mail] = (await mailsOf(receiptNo)).filter(({ to }) => to)
  return { receiptNo, token: /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

const bookVisit = (date1: string, time1: string) =>
  post({
    ...PERSON,
    ...{ inquiry_type: 'tenpo', form: 'reservation', tenpo_no: '001' },
    details: { method: 'visit', ninzu: 2, date1, time1 },
  })

/** The newest first. */
async function mailsOf(receiptNo: string): Promise<Mail[]> {
  const rows = await api().db.select().from(outbox).where(eq(outbox.receiptNo, receiptNo))
  return rows
    .filter(({ kind }) => kind === 'mail')
    .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))
    .map(({ payload }) => payload as Mail)
}
const reminderOf = async (receiptNo: string) =>
  (await api().db.select().from(outbox).where(eq(outbox.receiptNo, receiptNo))).filter(
    ({ kind }) => kind === 'reminder',
  )

const view = (token: string) => api().call(`reservation?token=${token}`)
const move = (token: string, body: object) =>
  api().call(`reservation/move?token=${token}`, { method: 'POST', payload: body })
const cancel = (token: string) =>
  api().call(`reservation/cancel?token=${token}`, { method: 'POST' })
const countAt = async (date: string, time: string) =>
  (await api().db.select().from(visitSlots)).find(
    (slot) => slot.visitDate === date && slot.visitTime === time,
  )?.bookedCount ?? 0
const later = (minutes: number) => {
  api().clock.now = new Date(NOW.getTime() + minutes * 60_000)
}

describe('a visit', () => {
  test('is moved: the slot is free at once, both are told, the calendar entry is the same', async () => {
    const { token, receiptNo } = await bookVisit('2026-11-28', '10:30')
    later(5)
    const answer = await move(token, { sequence: 0, date: '2026-12-08', time: '11:30' })
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        reservation: { status: 'booked', sequence: 1, start_at: '2026-12-08T11:30:00+09:00' },
      },
    })
    expect(await countAt('2026-11-28', '10:30')).toBe(0)
    expect(await countAt('2026-12-08', '11:30')).toBe(1)

    const [first, second] = await mailsOf(receiptNo)
    const [toVisitor, toShop] = first?.to ? [first, second] : [second, first]
    expect(toVisitor?.subject).toContain('ご予約を変更しました')
    expect(toVisitor?.text).toContain(
      '変更前　2026年11月28日（土） 10:30〜11:30\n日時　　2026年12月8日（火） 11:30〜12:30',
    )
    expect(toShop).toMatchObject({ to: null, reply_to: 'taro@example.jp' })
    expect(toShop?.text).toContain('お客様がご予約を変更されました')
    expect(toShop?.text).toContain('電話番号：090-0000-0000')
    expect(toVisitor?.calendar).toMatchObject({ uid: receiptNo, sequence: 1, method: 'REQUEST' })
    const [row] = await api().db.select().from(inquiries).where(eq(inquiries.receiptNo, receiptNo))
    expect(row?.details).toMatchObject({ date1: '2026-12-08', time1: '11:30' })
  })

  test('is cancelled: the slot is free at once, the calendar entry goes', async () => {
    const { token, receiptNo } = await bookVisit('2026-11-28', '11:30')
    later(5)
    const answer = await cancel(token)
    expect(answer.body.reservation).toMatchObject({ status: 'cancelled', sequence: 1 })
    expect(await countAt('2026-11-28', '11:30')).toBe(0)
    const mails = (await mailsOf(receiptNo)).slice(0, 2)
    for (const { subject, text, calendar } of mails) {
      expect(subject).toContain('ご予約を取り消しました')
      expect(text).toContain('■ 取り消したご予約\n日時　　2026年11月28日（土） 11:30〜12:30')
      expect(calendar).toMatchObject({ uid: receiptNo, sequence: 1, method: 'CANCEL' })
    }
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['taro@example.jp', null].toSorted())
  })

  test('is changed once, however often the same is sent', async () => {
    const { token, receiptNo } = await bookVisit('2026-11-28', '13:30')
    const to = { sequence: 0, date: '2026-12-08', time: '13:30' }
    const answers = await Promise.all([move(token, to), move(token, to), move(token, to)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await move(token, to)).body.reservation.sequence).toBe(1)
    expect(await countAt('2026-12-08', '13:30')).toBe(1)
    expect(await mailsOf(receiptNo)).toHaveLength(4)

    expect((await Promise.all([cancel(token), cancel(token)])).map(({ status }) => status)).toEqual(
      [200, 200],
    )
    expect(await countAt('2026-12-08', '13:30')).toBe(0)
    expect(await mailsOf(receiptNo)).toHaveLength(6)
    expect(await move(token, { ...to, sequence: 2, time: '14:30' })).toMatchObject({
      status: 409,
      body: { code: 'reservation.cancelled' },
    })
  })

  test('that was moved on another screen is not moved from an old one', async () => {
    const { token } = await bookVisit('2026-11-28', '14:30')
    await move(token, { sequence: 0, date: '2026-12-08', time: '14:30' })
    const stale = await move(token, { sequence: 0, date: '2026-12-10', time: '14:30' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'reservation.changed' } })
    expect(await countAt('2026-12-10', '14:30')).toBe(0)
  })

  test('stays where it is when the new time was taken meanwhile, or nobody is there', async () => {
    const { token } = await bookVisit('2026-11-28', '15:30')
    await bookVisit('2026-12-08', '15:30')
    await bookVisit('2026-12-08', '15:30')
    const taken = await move(token, { sequence: 0, date: '2026-12-08', time: '15:30' })
    expect(taken).toMatchObject({
      status: 409,
      body: {
        code: 'inquiry.full',
        errors: { time: ['選択した時間は予約が埋まりました。別の時間を選択してください。'] },
      },
    })
    expect(await countAt('2026-11-28', '15:30')).toBe(1)
    const atNight = await move(token, { sequence: 0, date: '2026-12-08', time: '22:00' })
    expect(atNight).toMatchObject({ status: 422, body: { errors: { time: [expect.any(String)] } } })
    const noDay = await move(token, { sequence: 0, date: '', time: '10:30' })
    expect(noDay.body.errors).toEqual({ date: ['日にちを選択してください。'] })
    expect((await view(token)).body.reservation.sequence).toBe(0)
  })

  test('is over when its time has come', async () => {
    const { token } = await bookVisit('2026-11-28', '16:30')
    api().clock.now = new Date('2026-11-28T16:30:00+09:00')
    expect((await view(token)).body.reservation.status).toBe('over')
    const target = { sequence: 0, date: '2026-12-08', time: '16:30' }
    for (const answer of [await move(token, target), await cancel(token)]) {
      expect(answer).toMatchObject({ status: 410, body: { code: 'reservation.over' } })
    }
  })
})

test('a link that was forged, or signed for something else, opens nothing', async () => {
  const { token, receiptNo } = await bookVisit('2026-12-10', '10:30')
  const key = new TextEncoder().encode(INTERNAL_TOKEN)
  const signed = (jwt: SignJWT, by = key) => jwt.setProtectedHeader({ alg: 'HS256' }).sign(by)
  const forged = [
    `${token.slice(0, -2)}xx`,
    'x',
    await signed(new SignJWT().setAudience('reservation').setSubject(receiptNo), key.slice(1)),
    await signed(new SignJWT().setAudience('form').setSubject(receiptNo)),
    await signed(new SignJWT().setAudience('reservation').setSubject('K2611-999999')),
  ]
  for (const wrong of forged) {
    for (const answer of [
      await view(wrong),
      await cancel(wrong),
      await move(wrong, { sequence: 0, date: '2026-12-08', time: '10:30' }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'reservation.unknown_link' } })
    }
  }
  expect(await countAt('2026-12-10', '10:30')).toBe(1)
})

describe('a reminder', () => {
  test('waits for 18:00 of the day before, moves with the visit, and goes when it is cancelled', async () => {
    const { token, receiptNo } = await bookVisit('2026-11-29', '10:30')
    const [first, ...none] = await reminderOf(receiptNo)
    expect(none).toEqual([])
    expect(first?.nextAttemptAt).toEqual(new Date('2026-11-28T18:00:00+09:00'))
    expect((first?.payload as Mail | undefined)?.text).toContain(
      '日時　　2026年11月29日（日） 10:30〜11:30',
    )
    await move(token, { sequence: 0, date: '2026-12-08', time: '10:30' })
    const moved = await reminderOf(receiptNo)
    expect(moved.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([
      new Date('2026-12-07T18:00:00+09:00'),
    ])
    await cancel(token)
    expect(await reminderOf(receiptNo)).toEqual([])
  })

  test('is none for what is booked after its hour', async () => {
    api().clock.now = new Date('2026-11-28T18:00:00+09:00')
    const { receiptNo } = await bookVisit('2026-11-29', '11:30')
    expect(await reminderOf(receiptNo)).toEqual([])
  })
})

describe('seats of a seminar', () => {
  async function bookSeats(ninzu: number) {
    const sessions = await api().db.select().from(seminarSessions)
    const [here] = sessions.filter(({ applyDeadline }) => applyDeadline > NOW)
    const other = sessions.find(
      ({ contentId, sessionNo }) => contentId === here?.contentId && sessionNo !== here?.sessionNo,
    )
    if (!here || !other) throw new Error('no seminar with two dates')
    for (const { contentId } of [here]) {
      await api()
        .db.update(seminarSessions)
        .set({ appliedCount: 0 })
        .where(eq(seminarSessions.contentId, contentId))
    }
    const booked = await post({
      ...PERSON,
      ...{ inquiry_type: 'seminar', form: 'seminar-apply' },
      details: {
        content_id: String(here.contentId),
        session_no: String(here.sessionNo),
        attend_type: 'venue',
        ninzu,
      },
    })
    const seats = async () => {
      const of = eq(seminarSessions.contentId, here.contentId)
      const rows = await api().db.select().from(seminarSessions).where(of)
      const at = (sessionNo: number) =>
        rows.find((row) => row.sessionNo === sessionNo)?.appliedCount
      return [at(here.sessionNo), at(other.sessionNo)]
    }
    return { ...booked, here, other, seats }
  }

  test('change their number and their date, and are given back', async () => {
    const { token, receiptNo, other, seats } = await bookSeats(2)
    expect(await seats()).toEqual([2, 0])
    await move(token, { sequence: 0, ninzu: 4 })
    expect(await seats()).toEqual([4, 0])
    await move(token, { sequence: 1, session_no: other.sessionNo, ninzu: 1 })
    expect(await seats()).toEqual([0, 1])
    const [mail] = (await mailsOf(receiptNo)).filter(({ to }) => to)
    expect(mail?.calendar?.uid).toBe(receiptNo)
    const [row] = await api()
      .db.select()
      .from(reservations)
      .where(eq(reservations.receiptNo, receiptNo))
    expect(row).toMatchObject({ people: 1, sequence: 2, startAt: other.startAt })
    await cancel(token)
    expect(await seats()).toEqual([0, 0])
  })

  test('stay as they are when there is no room, or the date is closed', async () => {
    const { token, here, other, seats } = await bookSeats(2)
    const full = eq(seminarSessions.contentId, here.contentId)
    await api().db.update(seminarSessions).set({ appliedCount: other.capacity }).where(full)
    const asked = { sequence: 0, session_no: other.sessionNo }
    expect(await move(token, asked)).toMatchObject({
      status: 409,
      body: { errors: { session_no: [expect.stringContaining('満席')] } },
    })
    expect((await seats())[1]).toBe(other.capacity)
    expect((await move(token, { sequence: 0, ninzu: 5 })).body.errors).toHaveProperty('ninzu')
    expect((await move(token, { sequence: 0, session_no: 99 })).status).toBe(422)
  })
})
