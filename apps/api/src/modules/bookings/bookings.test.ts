import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Booking } from '@sumai/api-client/contract/booking'
import { eq } from '../../db/drizzle.ts'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { visitsOf } from '../../testing/visits.ts'
import { visitSlots } from '../inquiry-slots/visit-slots.table.ts'
import type { Mail } from '../outbox/mails.ts'
import { outbox } from '../outbox/outbox.table.ts'
import { reservations } from '../reservations/reservations.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ rooms: 60, env: UNLIMITED })
const SHOP = '301'
const { isFull, dayAt, book } = visitsOf(api, SHOP)
type Headers = Record<string, string>
let own: Headers
let other: Headers
let admin: Headers

beforeAll(async () => {
  ;({ own, other, admin } = await signedInColleagues(api()))
})
beforeEach(async () => {
  api().clock.now = NOW
  for (const table of [reservations, visitSlots, outbox]) {
    await api().db.delete(table)
  }
})

const list = async (headers = own, query = ''): Promise<Booking[]> => {
  const path = `bookings?from=2026-11-21&to=2027-01-20${query}`
  return (await api().call(path, { headers })).body.bookings
}
const act = (receiptNo: string, action: string, payload?: object, headers = own) =>
  api().call(`bookings/${receiptNo}/${action}`, { method: 'POST', headers, payload })
const mailsSince = async (receiptNo: string, subject: string): Promise<Mail[]> => {
  const rows = await api().db.select().from(outbox).where(eq(outbox.receiptNo, receiptNo))
  const mails = rows.map(({ payload }) => payload as Mail)
  return mails.filter((mail) => mail.subject.includes(subject))
}
describe('a visit', () => {
  test('is listed with who comes, for its shop and the head office', async () => {
    const { date, times } = await dayAt(0)
    const receiptNo = await book(date, times[0] ?? '')
    const shown = {
      ...{ receipt_no: receiptNo, kind: 'visit', status: 'requested', people: 2 },
      ...{ name: '筑紫 太郎', tel: '09000000000', tenpo_no: SHOP, method: 'visit', homes: [] },
    }
    expect(await list()).toEqual([expect.objectContaining(shown)])
    expect(await list(other)).toEqual([])
    expect(await list(admin, `&tenpo_no=${SHOP}`)).toHaveLength(1)
    expect(await list(other, `&tenpo_no=${SHOP}`)).toEqual([])
    const far = await api().call('bookings?from=2026-01-01&to=2026-12-31', { headers: own })
    expect(far.status).toBe(400)
  })

  test('is accepted, which the visitor is told once', async () => {
    const { date, times } = await dayAt(0)
    const receiptNo = await book(date, times[0] ?? '')
    for (let time = 0; time < 2; time += 1) {
      const { body } = await act(receiptNo, 'accept')
      expect(body.booking).toMatchObject({ status: 'accepted', sequence: 0 })
    }
    const mails = await mailsSince(receiptNo, 'ご予約を確定しました')
    expect(mails).toEqual([expect.objectContaining({ to: 'taro@example.jp' })])
    expect(mails[0]?.text).toContain('担当者がご予約を確認し、次のとおり確定しました')
    expect(mails[0]?.calendar).toMatchObject({ method: 'REQUEST', sequence: 0, uid: receiptNo })
  })

  test('is moved to a free slot, and the visitor is told', async () => {
    const { date, times } = await dayAt(1)
    const [first = '', second = ''] = times
    const receiptNo = await book(date, first)
    const { body } = await act(receiptNo, 'move', { sequence: 0, date, time: second })
    expect(body.booking).toMatchObject({
      ...{ status: 'accepted', sequence: 1, start_at: `${date}T${second}:00+09:00` },
    })
    const [toShop, toVisitor] = await mailsSince(receiptNo, 'ご予約を変更しました')
    expect(toVisitor?.calendar).toMatchObject({ method: 'REQUEST', sequence: 1 })
    const texts = [toShop?.text, toVisitor?.text].join()
    expect(texts).toContain('担当者がご予約の日時を次のとおり変更しました')
    expect(texts).toContain('スタッフが予約を変更しました')
    const again = await act(receiptNo, 'move', { sequence: 0, date, time: first })
    expect(again).toMatchObject({ status: 409, body: { code: 'reservation.changed' } })
    const log = await api().call('audit-log?resource=bookings', { headers: admin })
    expect(log.body.audit_log[0]).toMatchObject({ resource_id: receiptNo, syain_no: '980001' })
  })

  test('is not moved where it is full', async () => {
    const { date, times } = await dayAt(2)
    const [first = '', second = ''] = times
    const receiptNo = await book(date, first)
    while (!(await isFull(date, second))) await book(date, second)
    const { status, body } = await act(receiptNo, 'move', { sequence: 0, date, time: second })
    expect(status).toBe(409)
    expect(body.code).toBe('inquiry.full')
    const found = (await list()).find(({ receipt_no }) => receipt_no === receiptNo)
    expect(found?.start_at).toBe(`${date}T${first}:00+09:00`)
  })

  test('is cancelled in words that fit, and its slot is free', async () => {
    const { date, times } = await dayAt(3)
    const receiptNo = await book(date, times[0] ?? '')
    expect((await act(receiptNo, 'cancel')).body.booking.status).toBe('cancelled')
    expect((await act(receiptNo, 'cancel')).status).toBe(200)
    const mails = await mailsSince(receiptNo, 'ご予約を取り消しました')
    expect(mails).toHaveLength(2)
    const toVisitor = mails.find(({ to }) => to === 'taro@example.jp')
    expect(toVisitor?.text).toContain('店舗の都合により取り消しました')
    expect(toVisitor?.calendar).toMatchObject({ method: 'CANCEL' })
    expect((await act(receiptNo, 'accept')).status).toBe(409)
    const rows = await api().db.select().from(visitSlots)
    expect(rows.map(({ bookedCount }) => bookedCount)).toEqual([0])
  })

  test('is as it was when a move is taken back, and nobody hears of it', async () => {
    const { date, times } = await dayAt(1)
    const [first = '', second = ''] = times
    const receiptNo = await book(date, first)
    const { body } = await act(receiptNo, 'move', { sequence: 0, date, time: second })
    expect((await act(receiptNo, 'undo', { sequence: 0 })).status).toBe(409)
    const back = await act(receiptNo, 'undo', { sequence: body.booking.sequence })
    expect(back.body.booking).toMatchObject({
      ...{ status: 'requested', sequence: 2, start_at: `${date}T${first}:00+09:00` },
    })
    expect(await mailsSince(receiptNo, 'ご予約を変更しました')).toEqual([])
    expect(await mailsSince(receiptNo, 'ご予約の前日')).toHaveLength(1)
    expect(await isFull(date, second)).toBe(false)
  })

  test('is as it was when a cancellation is taken back, unless its slot is taken', async () => {
    const { date, times } = await dayAt(3)
    const [time = ''] = times
    const receiptNo = await book(date, time)
    await act(receiptNo, 'accept')
    const undo = async () => {
      const { body } = await act(receiptNo, 'cancel')
      return () => act(receiptNo, 'undo', { sequence: body.booking.sequence })
    }
    expect((await (await undo())()).body.booking).toMatchObject({
      ...{ status: 'accepted', start_at: `${date}T${time}:00+09:00` },
    })
    expect(await mailsSince(receiptNo, 'ご予約を取り消しました')).toEqual([])
    // Of what was done before, the visitor hears.
    expect(await mailsSince(receiptNo, 'ご予約を確定しました')).toHaveLength(1)
    const again = await undo()
    while (!(await isFull(date, time))) await book(date, time)
    expect(await again()).toMatchObject({ status: 409, body: { code: 'inquiry.full' } })
    expect(await mailsSince(receiptNo, 'ご予約を取り消しました')).toHaveLength(2)
  })

  test('stays changed once the visitor was told; until then an acceptance is taken back, too', async () => {
    const { date, times } = await dayAt(1)
    const receiptNo = await book(date, times[0] ?? '')
    await act(receiptNo, 'accept')
    const open = await act(receiptNo, 'undo', { sequence: 0 })
    expect(open.body.booking).toMatchObject({ status: 'requested', sequence: 0 })
    expect(await mailsSince(receiptNo, 'ご予約を確定しました')).toEqual([])
    const { body } = await act(receiptNo, 'cancel')
    await api().db.update(outbox).set({ attempts: 1 }).where(eq(outbox.receiptNo, receiptNo))
    const late = await act(receiptNo, 'undo', { sequence: body.booking.sequence })
    expect(late).toMatchObject({ status: 409, body: { code: 'booking.told' } })
  })

  test('that its visitor has just cancelled is accepted no more, and nobody hears that it was', async () => {
    const { date, times } = await dayAt(1)
    const receiptNo = await book(date, times[0] ?? '')
    const mails = await mailsSince(receiptNo, 'ご予約を承りました')
    const toVisitor = mails.find(({ to }) => to === 'taro@example.jp')
    const token = /token=(\S+)/.exec(toVisitor?.text ?? '')?.[1]
    await act(receiptNo, 'accept')
    const answer = await api().call(`reservation/cancel?token=${token}`, { method: 'POST' })
    expect(answer.status).toBe(200)
    expect(await mailsSince(receiptNo, 'ご予約を確定しました')).toEqual([])
    expect(await mailsSince(receiptNo, 'ご予約を取り消しました')).toHaveLength(2)
  })

  test('is touched by no other shop', async () => {
    const { date, times } = await dayAt(0)
    const receiptNo = await book(date, times[0] ?? '')
    for (const action of ['accept', 'cancel']) {
      expect((await act(receiptNo, action, undefined, other)).status).toBe(404)
    }
    const move = { sequence: 0, date, time: times[1] }
    expect((await act(receiptNo, 'move', move, other)).status).toBe(404)
  })
})

describe('a visit that was asked for by telephone', () => {
  const enter = (more: object, headers = own) => {
    const visit = { tenpo_no: SHOP, site_type: 'chintai', method: 'visit', ninzu: 2 }
    const payload = { ...visit, name: '筑紫 花子', tel: '０９０ー１２３４ー５６７８', ...more }
    return api().call('bookings', { method: 'POST', headers, payload })
  }
  const take = (receiptNo: string, headers = own) =>
    api().call(`bookings/${receiptNo}`, { method: 'DELETE', headers })

  test('is accepted, fills its slot, and the visitor is told where there is an address', async () => {
    const { date, times } = await dayAt(0)
    const [time = ''] = times
    const silent = await enter({ date, time, note: '駐車場を1台', name_kana: 'ちくし はなこ' })
    expect(silent.status).toBe(201)
    expect(silent.body.booking).toMatchObject({
      ...{ status: 'accepted', people: 2, name: '筑紫 花子', tel: '09012345678' },
      ...{ start_at: `${date}T${time}:00+09:00`, syain_no: '980001' },
    })
    expect(await mailsSince(silent.body.booking.receipt_no, '')).toEqual([])
    const path = `inquiries/${silent.body.booking.inquiry_id}`
    const { body } = await api().call(path, { headers: own })
    expect(body.inquiry).toMatchObject({ name_kana: 'チクシ ハナコ', status: 'in_progress' })
    expect(JSON.stringify(body)).toContain('駐車場を1台')

    const told = await enter({ date, time: times[1], email: 'hana@example.jp' })
    const mails = await mailsSince(told.body.booking.receipt_no, '確定しました')
    expect(mails).toMatchObject([{ to: 'hana@example.jp' }])
    expect(await mailsSince(told.body.booking.receipt_no, '前日')).toHaveLength(1)
    while (!(await isFull(date, time))) await enter({ date, time })
    expect(await enter({ date, time })).toMatchObject({
      status: 409,
      body: { code: 'inquiry.full' },
    })
  })

  test('may be within the hour, and not when the shop is closed or the time is over', async () => {
    const { date, times } = await dayAt(0)
    const [first, last = ''] = [times[0], times.at(-1)]
    api().clock.now = new Date(Date.parse(`${date}T${last}:00+09:00`) - 20 * 60_000)
    const headers = await api().as({ user_type: 'shop', tenpo_no: SHOP })
    expect((await enter({ date, time: last }, headers)).status).toBe(201)
    expect((await enter({ date, time: first }, headers)).status).toBe(422)
    expect((await enter({ date, time: '16:07' }, headers)).status).toBe(422)
    expect((await enter({ date: '2026-11-01', time: '10:00' }, headers)).status).toBe(422)
  })

  test('is as if it had never been when it is taken back at once, and only then', async () => {
    const { date, times } = await dayAt(1)
    const entered = await enter({ date, time: times[0], email: 'hana@example.jp' })
    const receiptNo = entered.body.booking.receipt_no
    expect((await take(receiptNo, other)).status).toBe(404)
    expect((await take(receiptNo)).status).toBe(204)
    expect(await list()).toEqual([])
    expect(await mailsSince(receiptNo, '')).toEqual([])
    expect(
      (await api().call(`inquiries/${entered.body.booking.inquiry_id}`, { headers: own })).status,
    ).toBe(404)

    const kept = (await enter({ date, time: times[0] })).body.booking.receipt_no
    api().clock.now = new Date(NOW.getTime() + 11_000)
    expect((await take(kept)).status).toBe(409)
    api().clock.now = NOW
    const online = await book(date, times[1] ?? '')
    expect((await take(online)).status).toBe(409)
    expect(await list()).toHaveLength(2)
  })
})
