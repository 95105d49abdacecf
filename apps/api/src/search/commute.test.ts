import { describe, expect, test } from '@jest/globals'
import {
  COMMUTE_MINUTES,
  commuteOf,
  MOST_MINUTES,
  writeCommute,
} from '@sumai/domain/search-url/commute'
import fc from 'fast-check'
import { eq } from '../db/drizzle.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import { type ChintaiRow, minutesBetween } from '../testing/naive-search.ts'
import { useApi } from '../testing/test-api.ts'

const api = useApi()
const RUNS = { numRuns: 25 }

type Found = { bukken_no: string; commute?: { minutes: number; by: string }[] }

const anyCommute = fc
  .record({
    place: fc.constantFrom(
      'tenjin-eki',
      'hakata-eki',
      'omuta-eki',
      'kyushu-ito-univ',
      '130.39,33.25',
    ),
    minutes: fc.constantFrom(...COMMUTE_MINUTES, 47, 120),
    by: fc.constantFrom('train' as const, 'car' as const),
  })
  .map(writeCommute)
const commutes = fc.uniqueArray(anyCommute, {
  minLength: 1,
  maxLength: 2,
  selector: (text) => text.replace(/~\d+/, ''),
})

const conditionOf = (said: readonly string[]) => said.map((it) => `commute=${it}`).join('&')

/** Every home, with the minutes that going there one by one takes. */
async function homes(said: readonly string[]) {
  const { body } = await api().call('chintai/rooms?limit=1')
  const joined = await api()
    .db.select()
    .from(chintaiRooms)
    .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
  const { table } = await api().chintai.finder()
  const open = joined
    .map((row): ChintaiRow => ({ ...row.tatemono, ...row.chintai_rooms }))
    .filter(({ bukkenNo }) => table.open.has(table.slot(bukkenNo) ?? -1))
  expect(open).toHaveLength(body.pagination.total)
  return open.map((row) => ({
    id: row.bukkenNo,
    minutes: said.map((text) => {
      const { place = '', by } = commuteOf(text) ?? {}
      return Math.ceil(minutesBetween(row, place, by === 'car'))
    }),
  }))
}

const within = (minutes: readonly number[], said: readonly string[]) =>
  said.every((text, at) => (minutes[at] ?? 0) <= (commuteOf(text)?.minutes ?? 0))

describe('a search by the way to work', () => {
  test('finds, sorts and says the minutes that each home alone would give', async () => {
    const property = fc.asyncProperty(commutes, async (said) => {
      const { body } = await api().call(
        `chintai/rooms?limit=100&fields=light&order=commute_asc&${conditionOf(said)}`,
      )
      const expected = (await homes(said)).filter(({ minutes }) => within(minutes, said))
      expect(body.pagination.total).toBe(expected.length)
      const minutesOf = new Map(expected.map(({ id, minutes }) => [id, minutes]))
      const sums = (body.rooms as Found[]).map(({ bukken_no, commute = [] }) => {
        expect(commute.map(({ minutes }) => minutes)).toEqual(minutesOf.get(bukken_no))
        expect(commute.map(({ by }) => by)).toEqual(said.map((text) => commuteOf(text)?.by))
        return commute.reduce((sum, { minutes }) => sum + minutes, 0)
      })
      expect(sums).toEqual(sums.toSorted((a, b) => a - b))
    })
    await fc.assert(property, RUNS)
  })

  test('says the minutes to where people go without leaving any home out', async () => {
    const said = ['tenjin-eki~1', '130.39,33.25~1~car']
    const asked = said.map((it) => `commute_to=${it}`).join('&')
    const { body } = await api().call(`chintai/rooms?limit=100&fields=light&${asked}`)
    const all = await homes(said)
    expect(body.pagination.total).toBe(all.length)
    const minutesOf = new Map(all.map(({ id, minutes }) => [id, minutes]))
    for (const { bukken_no, commute = [] } of body.rooms as Found[]) {
      const shown = minutesOf.get(bukken_no)?.map((it) => (it > MOST_MINUTES ? null : it))
      expect(commute.map(({ minutes }) => minutes)).toEqual(shown)
    }
  })

  test('counts for each choice of minutes what choosing it would find', async () => {
    const property = fc.asyncProperty(commutes, async (said) => {
      const { body } = await api().call(
        `chintai/rooms?limit=1&with_facets=commute&${conditionOf(said)}`,
      )
      const all = await homes(said)
      const expected = said.flatMap((text, at) =>
        COMMUTE_MINUTES.flatMap((minutes): [string, number][] => {
          const choice = text.replace(/~\d+/, `~${minutes}`)
          const chosen = said.with(at, choice)
          const count = all.filter((home) => within(home.minutes, chosen)).length
          return count > 0 ? [[choice, count]] : []
        }),
      )
      expect(body.facets.commute).toEqual(Object.fromEntries(expected))
    })
    await fc.assert(property, RUNS)
  })

  test.each(['chintai', 'baibai'])('the list and the map of %s find the same', async (site) => {
    const condition = 'commute=tenjin-eki~40&commute=hakata-eki~40~car'
    const { body: list } = await api().call(`${site}/rooms?limit=1&${condition}`)
    const { body: map } = await api().call(`${site}/rooms/map?zoom=10&${condition}`)
    const { body: all } = await api().call(`${site}/rooms?limit=1`)
    expect(map.total).toBe(list.pagination.total)
    expect(list.pagination.total).toBeGreaterThan(0)
    expect(list.pagination.total).toBeLessThan(all.pagination.total)
    expect(list.rooms[0].commute).toEqual([
      { minutes: expect.any(Number), by: 'train' },
      { minutes: expect.any(Number), by: 'car' },
    ])
    expect(all.rooms[0]).not.toHaveProperty('commute')
    expect(all.rooms[0]).toBeDefined()
  })

  test('is what to drop when it leaves nothing', async () => {
    const { body } = await api().call(
      'chintai/rooms?with_relax=1&commute=tenjin-eki~1&commute=omuta-eki~1',
    )
    expect(body.relax).toEqual([{ remove: 'commute', total: expect.any(Number) }])
  })

  test.each([
    ['tenjin-eki', '駅か大学のスラッグ'],
    ['kurume-shi~30', '駅か大学のスラッグ'],
    ['tenjin-eki~0', '駅か大学のスラッグ'],
    ['tenjin-eki~121', '駅か大学のスラッグ'],
    ['tenjin-eki~30~bus', '駅か大学のスラッグ'],
    ['tenjin-eki~30&commute=omuta-eki~30&commute=kurume-eki~30', '2件まで'],
  ])('says what is wrong with %s', async (said, reason) => {
    const { status, body } = await api().call(`chintai/rooms?commute=${said}`)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(reason)
    expect(JSON.stringify(body)).toContain('commute')
  })
})
