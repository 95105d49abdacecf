import { beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { eq } from '../db/drizzle.ts'
import { baibaiRoomsRepository } from '../modules/baibai-rooms/baibai-rooms.repository.ts'
import { type BaibaiRoomRow, baibaiRooms } from '../modules/baibai-rooms/baibai-rooms.table.ts'
import { baibaiResource } from '../modules/baibai-rooms/baibai-search.ts'
import { soldColumns } from '../modules/baibai-rooms/sold.ts'
import { chintaiRoomsRepository } from '../modules/chintai-rooms/chintai-rooms.repository.ts'
import { chintaiRooms } from '../modules/chintai-rooms/chintai-rooms.table.ts'
import { chintaiResource } from '../modules/chintai-rooms/chintai-search.ts'
import { stations } from '../modules/stations/stations.table.ts'
import { tatemono } from '../modules/tatemono/tatemono.table.ts'
import {
  anyQuery,
  baibaiOptions,
  chintaiOptions,
  chosen,
  isList,
  type Options,
} from '../testing/any-query.ts'
import { baibaiOrders, chintaiOrders, naiveOrder, onFoot } from '../testing/naive-orders.ts'
import {
  baibaiRules,
  type ChintaiRow,
  chintaiRules,
  naiveCount,
  naiveRelax,
  naiveSearch,
  type Rules,
} from '../testing/naive-search.ts'
import { useApi } from '../testing/test-api.ts'
import type { Finder } from './finder.ts'
import { FEW } from './relax.ts'
import { Search } from './search.ts'

const TODAY = '2026-11-21'
const MINUTES = 5 * 60_000
const ROOMS = process.env.TEST_FULL ? 1500 : 600
const RUNS = 40
/** Most queries find something: each of these stands for many that were tried. */
const EMPTY_RUNS = 15
const FACETS_A_RUN = 3
const EVERYTHING = { page: 1, limit: 1_000_000 }

type Stock<Row> = {
  search: Pick<Search<never>, 'changed'> & {
    finder(): Promise<Pick<Finder<never>, 'page' | 'total' | 'facets' | 'medians' | 'relaxations'>>
  }
  rows: readonly Row[]
  rules: Rules<Row>
  options: Options
}

const api = useApi({ rooms: ROOMS })
/** The interchange of each station. */
let groups: Map<string, string>
let rentals: Stock<ChintaiRow>
let sales: Stock<BaibaiRoomRow>

beforeAll(async () => {
  const { db } = api()
  const all = await db.select().from(stations)
  groups = new Map(all.map((station) => [station.ekiCode, station.ekiGroup]))
  const joined = await db
    .select()
    .from(chintaiRooms)
    .innerJoin(tatemono, eq(tatemono.tmNo, chintaiRooms.tmNo))
  const rentalRows = joined.map((row) => ({ ...row.tatemono, ...row.chintai_rooms }))
  // What was sold can be found by what the public sees of it.
  const salesRows = (await db.select().from(baibaiRooms)).map((row) =>
    row.boshuStatus === 'closed' ? { ...row, ...soldColumns(row) } : row,
  )
  rentals = {
    search: new Search(chintaiResource, chintaiRoomsRepository(db), () => TODAY),
    rows: rentalRows,
    rules: chintaiRules(TODAY, groups),
    options: chintaiOptions(rentalRows, groups),
  }
  sales = {
    search: new Search(baibaiResource, baibaiRoomsRepository(db), () => TODAY),
    rows: salesRows,
    rules: baibaiRules(TODAY, groups),
    options: baibaiOptions(salesRows, groups),
  }
}, MINUTES)

/** Index and plain filter must agree on rows, total and every count of some facets. */
async function agree<Row extends ChintaiRow | BaibaiRoomRow>(stock: Stock<Row>) {
  const { search, rows, rules, options } = stock
  const finder = await search.finder()
  // A commute is counted only in a query that names its place: 「choosing any option」 tries it.
  const counted = Object.keys(options).filter((key) => key !== 'commute')
  const names = fc.uniqueArray(fc.constantFrom(...counted), {
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

/** Every option of every facet, chosen in place of what was chosen in its group. */
async function keepsPromises<Row extends ChintaiRow | BaibaiRoomRow>(stock: Stock<Row>) {
  const { search, rows, options } = stock
  const finder = await search.finder()
  const property = fc.asyncProperty(anyQuery(rows, options), fc.nat(), async (query, at) => {
    const facets = await finder.facets(query, ['all'])
    const offers = Object.entries(facets).flatMap(([key, counts]) =>
      Object.entries(counts).map(([option, count]) => ({ key, option, count })),
    )
    const offer = offers[at % Math.max(1, offers.length)]
    if (!offer) return
    const { total } = await finder.page({ ...chosen(query, offer), ...EVERYTHING, order: 'new' })
    expect({ ...offer, count: total }).toEqual(offer)
  })
  await fc.assert(property, { numRuns: RUNS * 5 })
}

/** What rows of each place cost in the middle, whichever of them the query names. */
async function prices<Row extends ChintaiRow | BaibaiRoomRow>(
  { search, rows, rules, options }: Stock<Row>,
  priceOf: (row: Row) => number,
) {
  const finder = await search.finder()
  const by = fc.constantFrom('city_code', 'eki_code')
  const property = fc.asyncProperty(anyQuery(rows, options), by, async (query, key) => {
    const found = naiveSearch(rows, rules, { ...query, [key]: undefined }, TODAY)
    const expected = (options[key] ?? []).flatMap((option) => {
      const chosen = { ...query, [key]: [option] }
      const there = naiveSearch(found, rules, chosen, TODAY)
      const ordered = there.map(priceOf).sort((a, b) => a - b)
      const median = ordered[Math.ceil(ordered.length / 2) - 1]
      return median === undefined ? [] : [[option, { median, n: ordered.length }]]
    })
    expect(await finder.medians(query, key)).toEqual(Object.fromEntries(expected))
  })
  await fc.assert(property, { numRuns: RUNS })
}

async function relaxes<Row extends ChintaiRow | BaibaiRoomRow>(stock: Stock<Row>) {
  const { search, rows, rules, options } = stock
  const finder = await search.finder()
  const property = fc.asyncProperty(anyQuery(rows, options), async (query) => {
    const { total } = await finder.page({ ...query, ...EVERYTHING, order: 'new' })
    fc.pre(total < FEW)
    const relaxations = finder.relaxations(query)
    expect(relaxations.map(({ steps, ...dropped }) => dropped)).toEqual(
      naiveRelax(rows, rules, query, TODAY),
    )
    for (const { remove, total: most, steps = [] } of relaxations) {
      expect(total).toBe(steps.length > 0 ? 0 : total)
      const totals = steps.map(({ to }) => finder.total({ ...query, [remove]: to }))
      expect(steps.map((step) => step.total)).toEqual(totals)
      expect([0, ...totals, most]).toEqual([...new Set([0, ...totals, most])].sort((a, b) => a - b))
    }
  })
  await fc.assert(property, { numRuns: EMPTY_RUNS, maxSkipsPerRun: 100 })
}

/** Of every station: its homes within some minutes, and all of them in the order of minutes to it. */
async function walks<Row extends ChintaiRow | BaibaiRoomRow>({ search, rows, rules }: Stock<Row>) {
  const finder = await search.finder()
  for (const [code, group] of groups) {
    const isMeant = (other: string) => groups.get(other) === group
    const there = naiveSearch(rows, rules, { eki_code: [code] }, TODAY)
    const minutesOf = new Map(there.map((row) => [row.bukkenNo, onFoot(row, isMeant)]))
    for (const toho of [1, 5, 6, 10, 15, 20]) {
      const query = { ...EVERYTHING, eki_code: [code], toho }
      const { ids } = await finder.page({ ...query, order: 'toho_asc' })
      const near = there.filter((row) => (minutesOf.get(row.bukkenNo) ?? 99) <= toho)
      expect({ code, toho, ids: ids.toSorted() }).toEqual({
        ...{ code, toho },
        ids: near.map((row) => row.bukkenNo).toSorted(),
      })
    }
    const { ids } = await finder.page({ ...EVERYTHING, eki_code: [code], order: 'toho_asc' })
    const minutes = ids.map((id) => minutesOf.get(id) ?? Number.POSITIVE_INFINITY)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(ids).toHaveLength(there.length)
  }
}

async function sorts<Row extends ChintaiRow | BaibaiRoomRow>(
  { search, rows, rules }: Stock<Row>,
  orders: Record<string, (row: Row) => number | null>,
) {
  const finder = await search.finder()
  const visible = naiveSearch(rows, rules, {}, TODAY)
  for (const [order, sort] of Object.entries(orders)) {
    const { ids } = await finder.page({ ...EVERYTHING, order })
    expect({ order, ids }).toEqual({ order, ids: naiveOrder(visible, sort) })
  }
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

  test.each(['rentals', 'sales'] as const)(
    'choosing any option of %s gives exactly the number it was advertised with',
    async (kind) => {
      if (kind === 'rentals') await keepsPromises(rentals)
      else await keepsPromises(sales)
    },
    MINUTES,
  )

  test(
    'tells the median price of each place as sorting its rows by hand would',
    async () => {
      await prices(rentals, (row) => row.hyYachin)
      await prices(sales, (row) => row.kakaku)
    },
    MINUTES,
  )

  test.each(['rentals', 'sales'] as const)(
    'names the three most helpful relaxations of %s when little was found',
    async (kind) => {
      if (kind === 'rentals') await relaxes(rentals)
      else await relaxes(sales)
    },
    MINUTES,
  )

  test('without its words a search sees what was closed lately as well', async () => {
    const finder = await rentals.search.finder()
    const all = { ...EVERYTHING, order: 'new', is_include_all: true }
    const { total } = await finder.page(all)
    expect(total).toBeGreaterThan((await finder.page({ ...all, is_include_all: false })).total)
    const relaxations = await finder.relaxations({ ...all, keyword: '見つからない言葉' })
    expect(relaxations).toEqual([{ remove: 'keyword', total }])
  })

  test(
    'counts minutes to the chosen station, of all stations',
    async () => {
      await walks(rentals)
      await walks(sales)
    },
    MINUTES,
  )

  test('sorts by every order, rows without the value last, equal ones by number', async () => {
    await sorts(rentals, chintaiOrders)
    await sorts(sales, baibaiOrders)
  })

  test('knows what was written as soon as it is told', async () => {
    const { search } = rentals
    const query = { page: 1, limit: 1, order: 'new', hy_yachin_min: 987_654_321 }
    const total = async () => (await (await search.finder()).page(query)).total
    const [room] = (await (await search.finder()).page({ ...query, hy_yachin_min: 0 })).ids
    expect(await total()).toBe(0)
    await api()
      .db.update(chintaiRooms)
      .set({ hyYachin: 987_654_321 })
      .where(eq(chintaiRooms.bukkenNo, String(room)))
    expect(await total()).toBe(0)
    await search.changed([String(room), 'never existed'])
    expect(await total()).toBe(1)
  })
})
