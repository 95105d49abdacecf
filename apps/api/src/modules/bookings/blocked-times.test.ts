import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { useApi } from '../../testing/test-api.ts'
import { visitsOf } from '../../testing/visits.ts'
import { visitSlots } from '../inquiry-slots/visit-slots.table.ts'
import { reservations } from '../reservations/reservations.table.ts'
import { blockedTimes } from './blocked-times.table.ts'

const api = useApi({
  rooms: 60,
  env: { RATE_INQUIRY: '0', RATE_INQUIRY_DAY: '0', RATE_INQUIRY_EMAIL: '0' },
})
const SHOP = '301'
const { isFull, dayAt, enquire, book } = visitsOf(api, SHOP)
type Headers = Record<string, string>
let own: Headers
let other: Headers
let admin: Headers

beforeAll(async () => {
  ;({ own, other, admin } = await signedInColleagues(api()))
})
beforeEach(async () => {
  for (const table of [reservations, visitSlots, blockedTimes]) await api().db.delete(table)
})

const block = (payload: object, headers = own) =>
  api().call('blocked-times', { method: 'POST', headers, payload })

test('a blocked time fills its slots for visitors until it is freed; what is booked stays', async () => {
  const { date, times } = await dayAt(4)
  const [first = '', second = ''] = times
  const receiptNo = await book(date, first)
  const hours = { start_at: `${date}T${first}:00+09:00`, end_at: `${date}T${second}:30+09:00` }
  const made = await block({ tenpo_no: SHOP, ...hours, reason: '研修' })
  expect(made.status).toBe(201)
  expect(await isFull(date, first)).toBe(true)
  expect(await isFull(date, times.at(-1) ?? '')).toBe(false)
  expect((await enquire(date, first)).status).toBe(409)
  const { body } = await api().call(`bookings?from=${date}&to=${date}`, { headers: own })
  expect(body.bookings[0]).toMatchObject({ receipt_no: receiptNo, status: 'requested' })
  expect(body.blocked_times).toEqual([
    expect.objectContaining({ tenpo_no: SHOP, ...hours, reason: '研修' }),
  ])

  const path = `blocked-times/${made.body.blocked_time.blocked_id}`
  const free = (headers: Headers) => api().call(path, { method: 'DELETE', headers })
  expect((await free(other)).status).toBe(404)
  expect((await free(own)).status).toBe(204)
  expect(await isFull(date, first)).toBe(false)
})

test('a blocked time keeps visits from being moved into it', async () => {
  const { date, times } = await dayAt(5)
  const [first = '', second = ''] = times
  const receiptNo = await book(date, first)
  await block({
    ...{ tenpo_no: SHOP, start_at: `${date}T${second}:00+09:00` },
    end_at: `${date}T23:00:00+09:00`,
  })
  const moved = await api().call(`bookings/${receiptNo}/move`, {
    method: 'POST',
    headers: own,
    payload: { sequence: 0, date, time: second },
  })
  expect(moved.status).toBe(409)
})

test('a blocked time has an end after its beginning, and belongs to a shop', async () => {
  const [early, late] = ['2026-12-08T10:00:00+09:00', '2026-12-08T12:00:00+09:00']
  const hours = { start_at: early, end_at: late }
  expect((await block({ tenpo_no: SHOP, start_at: late, end_at: early })).status).toBe(422)
  const year = { start_at: early, end_at: '2027-12-08T12:00:00+09:00' }
  expect((await block({ tenpo_no: SHOP, ...year })).status).toBe(422)
  expect((await block({ tenpo_no: SHOP, ...hours }, other)).status).toBe(403)
  expect((await block({ tenpo_no: '999', ...hours }, admin)).status).toBe(422)
})
