import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { formatRent } from '@sumai/format/money'
import { eq, sql } from '../../db/drizzle.ts'
import { NOW, useApi } from '../../testing/test-api.ts'
import { baibaiRooms } from '../baibai-rooms/baibai-rooms.table.ts'
import { chintaiRooms } from '../chintai-rooms/chintai-rooms.table.ts'
import { mailmagazineRepository } from '../mailmagazine/mailmagazine.repository.ts'
import { mailmagazineSubscribers as subscribers } from '../mailmagazine/mailmagazine.table.ts'
import { outbox } from '../outbox/outbox.table.ts'

const api = useApi({ rooms: 60 })
const DAY_MS = 86_400_000

type Frequency = 'daily' | 'now'
type Sent = { subject: string; text: string; html: string }

const waitFor = (email: string, search: string, frequency: Frequency = 'now') =>
  mailmagazineRepository(api().db).subscribe(
    {
      ...{ token: randomUUID(), mode: 'subscribe', email, name: '筑紫 花子', search, frequency },
      ...{ isMagazine: false, expiresAt: api().clock.now, confirmedAt: null },
    },
    api().clock.now,
  )

/** The mails of a round, by their addressee. */
async function round(): Promise<Record<string, Sent>> {
  await api().db.delete(outbox)
  await api().alerts.run()
  const rows = await api().db.select().from(outbox)
  const mails = rows.map(({ payload }) => payload as Sent & { to: string })
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length)
  return Object.fromEntries(mails.map(({ to, ...mail }) => [to, mail]))
}

/** Changes a room as an import or a member of staff does. */
async function changeRoom(bukkenNo: string, changes: Partial<typeof chintaiRooms.$inferInsert>) {
  await api().db.update(chintaiRooms).set(changes).where(eq(chintaiRooms.bukkenNo, bukkenNo))
  await api().chintai.changed([bukkenNo])
}
const hide = (bukkenNo: string) => changeRoom(bukkenNo, { boshuStatus: 'hidden' })
const publish = (bukkenNo: string) =>
  changeRoom(bukkenNo, { boshuStatus: 'public', jikaiKoshinDate: '2027-06-30' })

/** Some rooms on offer, the cheapest first. */
async function roomsOnOffer() {
  const { body } = await api().call('chintai/rooms?order=yachin_asc&limit=100')
  return body.rooms as { bukken_no: string; hy_yachin: number; tm_name: string | null }[]
}

const roomAt = async (index: number) => {
  const room = (await roomsOnOffer())[index]
  if (!room) throw new Error('The stock of the test is too small')
  return room
}

beforeEach(async () => {
  await api().db.delete(subscribers)
  api().clock.now = NOW
  // The listings as they are now are known, and none is news.
  await api().alerts.run()
})

describe('an alert', () => {
  test('tells of a room that comes on offer, once', async () => {
    const { bukken_no } = await roomAt(3)
    await hide(bukken_no)
    await api().alerts.run()
    api().clock.now = new Date(NOW.getTime() + 20 * DAY_MS)
    await waitFor('hana@example.jp', '/search')
    await publish(bukken_no)
    const mail = (await round())['hana@example.jp']
    expect(mail?.subject).toContain('新着物件のお知らせ 1件')
    expect(mail?.text).toContain('筑紫 花子 様')
    expect(mail?.text).toContain('■ すべての賃貸物件')
    expect(mail?.text).toMatch(
      new RegExp(`http://127.0.0.1:3000/articles/room/\\d{5}/${bukken_no}`),
    )
    expect(mail?.text).toMatch(/mail-alert\?manage=[0-9a-f-]{36}/)
    const picture =
      /<img src="http:\/\/127\.0\.0\.1:3000(\/media\/[^"]+-320\.jpg)" alt="([^"]+)の写真" width="144" height="\d+"/
    const [, file = '', name = ''] = picture.exec(mail?.html ?? '') ?? []
    expect(mail?.text).toContain(name)
    const { headers } = await api().app.inject(file)
    expect(headers['content-type']).toBe('image/jpeg')
    expect(Number(headers['content-length'])).toBeLessThan(40_000)
    expect(await round()).toEqual({})
  })

  test('tells of a lower rent with both rents, and never of a higher one', async () => {
    const { bukken_no, hy_yachin } = await roomAt(4)
    await waitFor('hana@example.jp', '/search')
    await changeRoom(bukken_no, { hyYachin: hy_yachin + 5_000 })
    expect(await round()).toEqual({})
    await changeRoom(bukken_no, { hyYachin: hy_yachin - 3_000 })
    const mail = (await round())['hana@example.jp']
    expect(mail?.subject).toContain('値下げのお知らせ 1件')
    expect(mail?.text).toContain('値下げ：')
    expect(mail?.text).toContain(
      `${formatRent(hy_yachin + 5_000)} → ${formatRent(hy_yachin - 3_000)}（`,
    )
  })

  test('is silent about what is gone again, dearer again, or was away for a day', async () => {
    const [gone, dear, away] = await Promise.all([5, 6, 7].map(roomAt))
    await waitFor('late@example.jp', '/search', 'daily')
    api().clock.now = new Date('2026-11-22T07:00:00+09:00')
    await changeRoom(gone?.bukken_no ?? '', { hyYachin: 30_000 })
    await changeRoom(dear?.bukken_no ?? '', { hyYachin: 30_000 })
    await hide(away?.bukken_no ?? '')
    await api().alerts.run()
    await hide(gone?.bukken_no ?? '')
    await changeRoom(dear?.bukken_no ?? '', { hyYachin: dear?.hy_yachin ?? 0 })
    await publish(away?.bukken_no ?? '')
    await api().alerts.run()
    api().clock.now = new Date('2026-11-22T08:00:00+09:00')
    expect(await round()).toEqual({})
  })

  test('comes at eight, once a day, with all that happened since', async () => {
    const [first, second] = await Promise.all([8, 9].map(roomAt))
    await waitFor('daily@example.jp', '/search', 'daily')
    await waitFor('now@example.jp', '/search', 'now')
    api().clock.now = new Date('2026-11-22T07:59:00+09:00')
    await changeRoom(first?.bukken_no ?? '', { hyYachin: 31_000 })
    expect(Object.keys(await round())).toEqual(['now@example.jp'])
    api().clock.now = new Date('2026-11-22T08:00:00+09:00')
    await changeRoom(second?.bukken_no ?? '', { hyYachin: 32_000 })
    const morning = await round()
    expect(morning['daily@example.jp']?.subject).toContain('2件')
    expect(morning['now@example.jp']?.subject).toContain('1件')
    await changeRoom(first?.bukken_no ?? '', { hyYachin: 30_500 })
    expect(Object.keys(await round())).toEqual(['now@example.jp'])
    api().clock.now = new Date('2026-11-23T09:30:00+09:00')
    expect(Object.keys(await round())).toEqual(['daily@example.jp'])
  })

  test('of once a day waits for the morning, also after a night without news', async () => {
    const { bukken_no } = await roomAt(8)
    await waitFor('daily@example.jp', '/search', 'daily')
    api().clock.now = new Date('2026-11-24T14:00:00+09:00')
    await changeRoom(bukken_no, { hyYachin: 29_000 })
    expect(await round()).toEqual({})
    api().clock.now = new Date('2026-11-25T07:59:00+09:00')
    expect(await round()).toEqual({})
    api().clock.now = new Date('2026-11-25T08:00:00+09:00')
    expect(Object.keys(await round())).toEqual(['daily@example.jp'])
  })

  test('names ten homes, the number of the rest, and each home under one search', async () => {
    const rooms = (await roomsOnOffer()).slice(10, 25)
    await waitFor('hana@example.jp', '/search?hy_yachin_max=1000000')
    api().clock.now = new Date(NOW.getTime() + 1000)
    await waitFor('hana@example.jp', '/search')
    for (const { bukken_no } of rooms) await changeRoom(bukken_no, { hyYachin: 20_000 })
    const { text = '' } = (await round())['hana@example.jp'] ?? {}
    expect(text.match(/^値下げ：/gm)).toHaveLength(10)
    expect(text).toContain('ほか5件の新着・値下げがあります。')
    expect(text.match(/^■ /gm)).toHaveLength(2)
    expect(text).toContain('http://127.0.0.1:3000/search?hy_yachin_max=1000000&order=new')
  })

  test('begins when it is confirmed: what came before is not told', async () => {
    const { bukken_no } = await roomAt(2)
    await waitFor('first@example.jp', '/search')
    await changeRoom(bukken_no, { hyYachin: 15_000 })
    expect(Object.keys(await round())).toEqual(['first@example.jp'])
    await waitFor('second@example.jp', '/search')
    expect(await round()).toEqual({})
  })

  test('tells of homes for sale and of investments by searches of theirs', async () => {
    const { body } = await api().call('baibai/rooms?limit=1')
    const { bukken_no, bukken_type, kakaku } = body.rooms[0]
    await waitFor('sale@example.jp', `/baibai/search?bukken_type=${bukken_type}`)
    await waitFor('rent@example.jp', '/search')
    await api()
      .db.update(baibaiRooms)
      .set({ kakaku: kakaku - 1_000_000 })
      .where(eq(baibaiRooms.bukkenNo, bukken_no))
    await api().baibai.changed([bukken_no])
    const mails = await round()
    expect(Object.keys(mails)).toEqual(['sale@example.jp'])
    expect(mails['sale@example.jp']?.text).toContain('/baibai/mail-alert?manage=')
  })

  test('of a person who has left is not sent', async () => {
    const { bukken_no } = await roomAt(1)
    const { unsubscribeToken } = await waitFor('gone@example.jp', '/search')
    await changeRoom(bukken_no, { hyYachin: 14_000 })
    const unsubscribe = `mailmagazine/unsubscribe?token=${unsubscribeToken}`
    await api().call(unsubscribe, { method: 'POST' })
    expect(await round()).toEqual({})
  })

  test('is planned once by two rounds at the same time', async () => {
    const { bukken_no } = await roomAt(0)
    const emails = Array.from({ length: 20 }, (_, index) => `many${index}@example.jp`)
    for (const email of emails) await waitFor(email, '/search')
    await changeRoom(bukken_no, { hyYachin: 13_000 })
    await api().db.delete(outbox)
    await Promise.all([api().alerts.run(), api().alerts.run()])
    const told = await api().db.select({ to: sql<string>`payload ->> 'to'` }).from(outbox)
    expect(told.map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
  })
})

test('when nobody waits, or the stock is taken in for the first time, nothing is news', async () => {
  const { bukken_no } = await roomAt(0)
  await changeRoom(bukken_no, { hyYachin: 12_000 })
  await api().alerts.run()
  await waitFor('hana@example.jp', '/search')
  expect(await round()).toEqual({})
  await api().db.execute(sql`delete from listing_states`)
  await api().chintai.reload()
  await api().baibai.reload()
  expect(await round()).toEqual({})
})
