import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from '../../db/drizzle.ts'
import { signedInColleagues } from '../../testing/colleagues.ts'
import { publishableLet } from '../../testing/draft-bodies.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { missedSearchesRepository } from '../missed-searches/missed-searches.repository.ts'
import { missedSearches } from '../missed-searches/missed-searches.table.ts'
import { reservations } from '../reservations/reservations.table.ts'

const UNLIMITED = { RATE_INQUIRY: '0', RATE_INQUIRY_EMAIL: '0' }
const api = useApi({ env: UNLIMITED })
type Headers = Record<string, string>
let own: Headers
let other: Headers
let admin: Headers

beforeAll(async () => {
  ;({ own, other, admin } = await signedInColleagues(api()))
})

const see = async (headers = own, query = '') =>
  (await api().call(`today${query}`, { headers })).body.today
const enquire = (more: object) =>
  api().call('inquiry', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      ...{ inquiry_type: 'other', form: 'contact', site_type: 'chintai', tenpo_no: '301' },
      ...{ name: '筑紫 太郎', email: 'taro@example.jp', body: '質問', agree_privacy: true },
      details: { category: 'rent' },
      ...more,
    },
  })

test('who waits longest for an answer comes first, with how long', async () => {
  await enquire({ name: '一番' })
  api().clock.now = new Date(NOW.getTime() + 90 * 60_000)
  await enquire({ name: '二番' })
  const { waiting } = await see()
  expect(waiting.total).toBe(2)
  expect(waiting.inquiries).toMatchObject([
    { name: '一番', waiting_minutes: 90 },
    { name: '二番', waiting_minutes: 0 },
  ])
  expect((await see(other)).waiting.total).toBe(0)
  expect((await see(admin)).waiting.total).toBe(2)
  expect((await see(admin, '?tenpo_no=001')).waiting.total).toBe(0)
  expect((await see(other, '?tenpo_no=301')).waiting.total).toBe(0)
  api().clock.now = NOW
})

test('enquiries are counted by the days of Japan, for two weeks up to today', async () => {
  // 23:30 in Japan, when it is still the day before in London.
  api().clock.now = new Date('2026-11-20T23:30:00+09:00')
  await enquire({ name: '三番' })
  api().clock.now = NOW
  const { days } = await see()
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual({ date: '2026-11-08', views: 0, enquiries: 0 })
  expect(days.slice(-2)).toEqual([
    { date: '2026-11-20', views: 0, enquiries: 1 },
    { date: '2026-11-21', views: 0, enquiries: 2 },
  ])
  expect((await see(other)).days.at(-1).enquiries).toBe(0)
})

test('the visits of the day are there, without those that were cancelled', async () => {
  const visit = {
    ...{ inquiry_type: 'tenpo', form: 'reservation', name_kana: 'チクシ タロウ' },
    tel: '09000000000',
  }
  const { body } = await api().call('inquiry-slots?tenpo_no=301')
  const day = body.inquiry_slots.days.find((it: { slots: unknown[] }) => it.slots.length > 1)
  for (const { time } of day.slots.slice(0, 2)) {
    const details = { method: 'visit', ninzu: 1, date1: day.date, time1: time }
    expect((await enquire({ ...visit, details })).status).toBe(201)
  }
  api().clock.now = new Date(`${day.date}T08:00:00+09:00`)
  const fresh = { own: await api().as({ user_type: 'shop', tenpo_no: '301' }) }
  const { visits } = await see(fresh.own)
  expect(visits).toHaveLength(2)
  const cancelled = eq(reservations.receiptNo, visits[0].receipt_no)
  await api().db.update(reservations).set({ cancelledAt: NOW }).where(cancelled)
  expect((await see(fresh.own)).visits).toEqual([visits[1]])
  api().clock.now = NOW
})

describe('homes', () => {
  test('in draft say how many items they lack, the fewest first', async () => {
    const { drafts: before } = await see()
    const headers = own
    const payload = { ...publishableLet, tm_no: '20000001', tenpo_no: '301', madori_heyasu: null }
    const made = await api().call('chintai/rooms', { method: 'POST', headers, payload })
    expect(made.status).toBe(201)
    const { drafts } = await see()
    expect(drafts.total).toBe(before.total + 1)
    const mine = drafts.homes.find(
      (it: { bukken_no: string }) => it.bukken_no === made.body.room.bukken_no,
    )
    expect(mine).toMatchObject({ site_type: 'chintai', tenpo_no: '301' })
    expect(mine.missing).toContainEqual({ field: 'madori', label: '間取り' })
    const counts = drafts.homes.map(({ missing }: { missing: unknown[] }) => missing.length)
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => a - b))
  })

  test('in draft are all looked at, and anew after each change', async () => {
    const [bare, whole] = [{ senyu_men: 0, kai: null, madori_heyasu: null }, {}]
    const make = async (lacks: object) => {
      const payload = { ...publishableLet, tm_no: '20000001', tenpo_no: '301', ...lacks }
      const made = await api().call('chintai/rooms', { method: 'POST', headers: own, payload })
      return made.body.room
    }
    const { bukken_no, version } = await make(whole)
    for (let number = 0; number < 21; number++) await make(bare)
    const find = async () =>
      (await see()).drafts.homes.find((it: { bukken_no: string }) => it.bukken_no === bukken_no)
    const before = await find()
    const payload = { version, comment: '絶対にお得です。' }
    await api().call(`chintai/rooms/${bukken_no}`, { method: 'PUT', headers: own, payload })
    const fields = ({ missing }: { missing: { field: string }[] }) => missing.map((it) => it.field)
    expect(fields(await find())).toEqual([...fields(before), 'comment'])
  })

  test('that run out within seven days are there, of one shop', async () => {
    const [room] = await api()
      .db.select()
      .from(chintaiRooms)
      .where(eq(chintaiRooms.boshuStatus, 'public'))
    const { bukkenNo = '', tenpoNo = '' } = room ?? {}
    const expireOn = (jikaiKoshinDate: string) =>
      api()
        .db.update(chintaiRooms)
        .set({ jikaiKoshinDate })
        .where(eq(chintaiRooms.bukkenNo, bukkenNo))
    const find = async () => {
      const { expiring } = await see(admin, `?tenpo_no=${tenpoNo}`)
      return expiring.homes.find((it: { bukken_no: string }) => it.bukken_no === bukkenNo)
    }
    await expireOn('2026-11-20')
    expect(await find()).toMatchObject({ days_left: -1, tenpo_no: tenpoNo })
    await expireOn('2026-11-29')
    expect(await find()).toBeUndefined()
  })
})

describe('what was searched for in vain', () => {
  const search = (words: string, site = 'chintai') =>
    api().call(`understand?site=${site}&words=${encodeURIComponent(words)}`)

  test('is counted by words that lead to no home, and names nobody', async () => {
    for (const words of ['地下シェルター', '地下シェルター ', '久留米', '', 'a@example.jp']) {
      await search(words)
    }
    await search('屋上プール')
    await search('温泉付き宮殿', 'baibai')
    await search('温泉付き宮殿', 'baibai')
    const empty = 'city_code=40203&hy_yachin_max=1&with_relax=1'
    for (const query of [empty, `${empty}&fields=light`, 'city_code=40203&with_relax=1']) {
      await api().call(`chintai/rooms?${query}`)
    }
    // Neither what staff look for nor what a page asks for by itself.
    await api().call(`chintai/rooms?${empty}&madori=250`, { headers: own })
    await api().call('chintai/rooms?city_code=40203&hy_yachin_max=2')
    await api().app.close()
  })

  test('is kept by day, and only from the second time on', async () => {
    const repository = missedSearchesRepository(api().db)
    const rows = await api().db.select().from(missedSearches)
    expect(rows.map(({ phrase, times }) => [phrase, times]).toSorted()).toEqual([
      ['久留米市・0.0001万円以下', 2],
      ['地下シェルター', 2],
      ['屋上プール', 1],
      ['温泉付き宮殿', 2],
    ])
    const found = await repository.most('2026-11-07', 10)
    expect(found).toContainEqual({
      ...{
        site: 'chintai',
        phrase: '地下シェルター',
        kind: 'words',
        times: 2,
        last_day: '2026-11-21',
      },
    })
    expect(found.map(({ phrase }) => phrase)).not.toContain('屋上プール')
    expect(await repository.most('2026-11-22', 10)).toEqual([])
  })
})
