import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { OpenDatabase } from '../db/database.ts'
import { baibaiResource } from '../modules/baibai-rooms/baibai-rooms.search.ts'
import { baibaiSource } from '../modules/baibai-rooms/baibai-rooms.source.ts'
import { type BaibaiRoomRow, baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { chintaiResource } from '../modules/chintai-rooms/chintai-rooms.search.ts'
import { chintaiSource } from '../modules/chintai-rooms/chintai-rooms.source.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { stations } from '../modules/stations/stations.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import { seedDatabase } from '../seed/seed.ts'
import {
  anyQuery,
  baibaiOptions,
  chintaiOptions,
  isList,
  type Options,
} from '../testing/any-query.ts'
import {
  baibaiRules,
  type ChintaiRow,
  chintaiRules,
  naiveCount,
  naiveSearch,
  type Rules,
} from '../testing/naive-search.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Finder } from './finder.ts'
import { Search } from './search.ts'

const TODAY = '2026-11-21'
const MINUTES = 5 * 60_000
const RUNS = 60
const FACETS_A_RUN = 3
const EVERYTHING = { page: 1, limit: 1_000_000 }

type Stock<Row> = {
  search: Pick<Search<never>, 'changed'> & {
    finder(): Promise<Pick<Finder<never>, 'page' | 'facets'>>
  }
  rows: readonly Row[]
  rules: Rules<Row>
  options: Options
}

let database: OpenDatabase
let rentals: Stock<ChintaiRow>
let sales: Stock<BaibaiRoomRow>

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await seedDatabase(db, { rooms: 4000, today: TODAY })
  const all = await db.select().from(stations)
  const groups = new Map(all.map((station) => [station.ekiCode, station.ekiGroup]))
  const joined = await db
    .select()
    .from(chintaiRooms)
    .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
  const rentalRows = joined.map((row) => ({ ...row.tatemono, ...row.chintai_rooms }))
  const salesRows = await db.select().from(baibaiRooms)
  rentals = {
    search: new Search(chintaiResource, chintaiSource(db), () => TODAY),
    rows: rentalRows,
    rules: chintaiRules(TODAY, groups),
    options: chintaiOptions(rentalRows, groups),
  }
  sales = {
    search: new Search(baibaiResource, baibaiSource(db), () => TODAY),
    rows: salesRows,
    rules: baibaiRules(TODAY, groups),
    options: baibaiOptions(salesRows, groups),
  }
}, MINUTES)
afterAll(() => database?.close(), MINUTES)

/** Index and plain filter must agree on rows, total and every count of some facets. */
async function agree<Row extends ChintaiRow | BaibaiRoomRow>(stock: Stock<Row>) {
  const { search, rows, rules, options } = stock
  const finder = await search.finder()
  const names = fc.uniqueArray(fc.constantFrom(...Object.keys(options)), {
    minLength: FACETS_A_RUN,
    maxLength: FACETS_A_RUN,
  })
  const property = fc.asyncProperty(anyQuery(rows, options), names, async (query, facets) => {
    const expected = naiveSearch(rows, rules, query, TODAY).map((row) => row.bukkenNo)
    const page = await finder.page({ ...query, ...EVERYTHING, order: 'new' })
    expect(page.total).toBe(expected.length)
    expect(page.ids.toSorted()).toEqual(expected.toSorted())

    const counts = await finder.facets(query, facets)
    for (const key of facets) {
      const countOf = naiveCount(rows, rules, query, key, TODAY)
      const counted = (options[key] ?? []).map((option) => [
        String(option === true ? 1 : option),
        countOf(isList(key) ? [option] : option),
      ])
      const expectedCounts = Object.fromEntries(counted.filter(([, count]) => count))
      expect({ key, counts: counts[key] }).toEqual({ key, counts: expectedCounts })
    }
  })
  await fc.assert(property, { numRuns: RUNS })
}

describe('searching in memory', () => {
  test(
    'finds and counts the same rental rooms as a plain filter over all of them',
    async () => {
      await agree(rentals)
    },
    MINUTES,
  )

  test(
    'finds and counts the same properties for sale as a plain filter',
    async () => {
      await agree(sales)
    },
    MINUTES,
  )

  test('sorts by every order, rows without the value last, equal ones by number', async () => {
    const finder = await sales.search.finder()
    const byNumber = new Map(sales.rows.map((row) => [row.bukkenNo, row]))
    const page = await finder.page({ ...EVERYTHING, order: 'rimawari_desc' })
    const values = page.ids.map((id) => byNumber.get(id)?.shuekiRimawari ?? -1)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    const cheap = await finder.page({ ...EVERYTHING, order: 'kakaku_asc' })
    const expected = cheap.ids.toSorted((a, b) => {
      const difference = Number(byNumber.get(a)?.kakaku) - Number(byNumber.get(b)?.kakaku)
      return difference || (a < b ? -1 : 1)
    })
    expect(cheap.ids).toEqual(expected)
    for (const order of Object.keys(baibaiResource.orders)) {
      expect((await finder.page({ ...EVERYTHING, order })).ids).toHaveLength(cheap.total)
    }
  })

  test('knows what was written as soon as it is told', async () => {
    const { search } = rentals
    const query = { page: 1, limit: 1, order: 'new', hy_yachin_min: 987_654_321 }
    const total = async () => (await (await search.finder()).page(query)).total
    const [room] = (await (await search.finder()).page({ ...query, hy_yachin_min: 0 })).ids
    expect(await total()).toBe(0)
    await database.db
      .update(chintaiRooms)
      .set({ hyYachin: 987_654_321 })
      .where(eq(chintaiRooms.bukkenNo, String(room)))
    expect(await total()).toBe(0)
    await search.changed([String(room), 'never existed'])
    expect(await total()).toBe(1)
  })
})
