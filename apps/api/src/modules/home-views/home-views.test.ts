import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { and, eq } from '../../db/drizzle.ts'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { INTERNAL_TOKEN, NOW, useApi } from '../../testing/test-api.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { homeViewsRepository } from './home-views.repository.ts'
import { homeViews } from './home-views.table.ts'

const api = useApi()
type Headers = Record<string, string>
let own: Headers
let other: Headers
let admin: Headers
let rooms: { bukkenNo: string }[]

beforeAll(async () => {
  ;({ own, other, admin } = await signedInColleagues(api()))
  const { bukkenNo, tenpoNo, boshuStatus } = chintaiRooms
  rooms = await api()
    .db.select({ bukkenNo })
    .from(chintaiRooms)
    .where(and(eq(tenpoNo, '301'), eq(boshuStatus, 'public')))
})
beforeEach(async () => {
  await api().db.delete(homeViews)
})

const BROWSER = {
  'sec-fetch-mode': 'cors',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
}
const numberOf = (at: number) => rooms[at]?.bukkenNo ?? ''
const add = (day: string, at: number, times: number) =>
  homeViewsRepository(api().db).add(day, [{ site_type: 'chintai', bukken_no: numberOf(at), times }])
/** A minute later, when counts are read anew. */
async function today(headers: Headers, query = '') {
  api().clock.now = new Date(api().clock.now.getTime() + 60_000)
  return (await api().call(`today${query}`, { headers })).body.today
}

test('counts of a day add up, and a day is one of Japan', async () => {
  await add('2026-11-21', 0, 2)
  await add('2026-11-21', 0, 3)
  await add('2026-11-20', 0, 1)
  const { days } = await today(own)
  expect(days).toHaveLength(14)
  expect(days.slice(-2)).toEqual([
    { date: '2026-11-20', views: 1, enquiries: 0 },
    { date: '2026-11-21', views: 5, enquiries: 0 },
  ])
  expect((await today(admin, '?tenpo_no=301')).days.at(-1).views).toBe(5)
  expect((await today(other)).days.at(-1).views).toBe(0)
})

test('the homes that were opened most often come first, with their enquiries', async () => {
  await add('2026-11-20', 0, 3)
  await add('2026-11-21', 1, 7)
  await add('2026-11-01', 2, 100)
  const enquiry = { receiptNo: 'K2611-900001', idempotencyKey: randomUUID(), tenpoNo: '301' }
  const form = { inquiryType: 'bukken', form: 'property', siteType: 'chintai' } as const
  const about = { bukkenNo: [numberOf(1)], details: {}, createdAt: NOW }
  await api()
    .db.insert(inquiries)
    .values({ ...enquiry, ...form, ...about, status: 'new' })
  const { most_viewed } = await today(own)
  expect(most_viewed.map((it: { bukken_no: string }) => it.bukken_no)).toEqual([
    numberOf(1),
    numberOf(0),
  ])
  expect(most_viewed[0].days.at(-1)).toEqual({ date: '2026-11-21', views: 7, enquiries: 1 })
  expect((await today(other)).most_viewed).toEqual([])

  const views = async (headers: Headers) => {
    const { status, body } = await api().call(`listings/chintai/${numberOf(1)}/views`, { headers })
    return { status, last: body.home_views?.days.at(-1) }
  }
  expect(await views(own)).toMatchObject({ status: 200, last: { views: 7, enquiries: 1 } })
  expect(await views(other)).toMatchObject({ status: 403 })
})

test('the shell alone may report', async () => {
  const report = (token: string, times = 1, headers: Headers = {}) =>
    api().call('home-views', {
      method: 'POST',
      headers: { 'x-internal-token': token, ...headers },
      payload: { home_views: [{ site_type: 'chintai', bukken_no: numberOf(0), times }] },
    })
  expect((await report('guessed')).status).toBe(403)
  expect((await report(INTERNAL_TOKEN, 1, { 'x-internal-caller': 'staff' })).status).toBe(403)
  expect((await report(INTERNAL_TOKEN, -5)).status).toBe(422)
  expect((await report(INTERNAL_TOKEN, 4)).status).toBe(204)
  expect((await today(own)).days.at(-1).views).toBe(4)
})

test('a home that the browser of a visitor reads is counted; nobody else’s reading is', async () => {
  const path = `chintai/rooms/${numberOf(1)}`
  const see = (headers: Headers) => api().call(path, { headers })
  expect((await see(BROWSER)).status).toBe(200)
  await see({ ...BROWSER, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await see({ 'user-agent': BROWSER['user-agent'] })
  await see({ ...BROWSER, 'x-internal-token': INTERNAL_TOKEN })
  await see({ ...BROWSER, ...own })
  expect((await api().call('chintai/rooms/9999999999', { headers: BROWSER })).status).toBe(404)
  await api().call(`chintai/rooms?bukken_no[]=${numberOf(1)}`, { headers: BROWSER })

  // What waits is written when the process ends.
  await api().app.close()
  const rows = await api().db.select().from(homeViews)
  expect(rows).toEqual([
    { day: '2026-11-21', siteType: 'chintai', bukkenNo: numberOf(1), times: 1 },
  ])
})
