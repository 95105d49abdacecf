import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { CONDO, ROOM } from '../testing/listings.ts'
import { compareRows } from './compare.ts'
import { rentalFacts } from './rental-compare-facts.ts'
import { saleFacts } from './sale-compare-facts.ts'

const rentals = (...changes: Partial<typeof ROOM>[]) =>
  compareRows(
    changes.map((change) => ({ ...ROOM, ...change })),
    rentalFacts(['tenjin-eki~30', 'fukuoka-univ~40~car']),
  )
const row = (rows: ReturnType<typeof rentals>, label: string) =>
  rows.find((line) => line.label === label)

describe('the compare table', () => {
  test('says which is best, and whether there is a difference', () => {
    const rows = rentals({ hyYachin: 68_000 }, { hyYachin: 55_000 }, { hyYachin: 72_000 })
    expect(row(rows, '賃料')).toMatchObject({
      differs: true,
      cells: [{ text: '6.8万円' }, { text: '5.5万円', best: '一番安い' }, { text: '7.2万円' }],
    })
  })

  test('praises nobody where all are equal', () => {
    const rows = rentals({}, {})
    expect(rows.every(({ differs }) => !differs)).toBe(true)
    expect(rows.flatMap(({ cells }) => cells).some(({ best }) => best)).toBe(false)
  })

  test('compares walks, not rides by bus', () => {
    const [walk, bus] = ROOM.kotsu
    if (!walk || !bus) throw new Error('the fixture has two ways')
    const near = { ...bus, tohoFun: 1 }
    const rows = rentals({ kotsu: [walk] }, { kotsu: [{ ...walk, tohoFun: 9 }] }, { kotsu: [near] })
    expect(row(rows, '最寄り駅')?.cells.map(({ best }) => best)).toEqual([
      '一番近い',
      undefined,
      undefined,
    ])
  })

  test('says how long each takes to where people go, and which is nearest', () => {
    const ways = (...minutes: (number | null)[]) => ({
      commute: minutes.map((it) => ({ minutes: it, by: 'train' as const })),
    })
    const rows = rentals(ways(24, 30), ways(19, null), {})
    expect(row(rows, '天神駅まで（目安）')?.cells).toEqual([
      { text: '約24分' },
      { text: '約19分', best: '一番近い' },
      { text: '' },
    ])
    expect(row(rows, '福岡大学まで車で（目安）')?.cells).toEqual([
      { text: '約30分' },
      { text: '2時間を超える' },
      { text: '' },
    ])
    expect(row(rentals({}, {}), '天神駅まで（目安）')).toBeUndefined()
  })

  test('shows a facility that one of them has, and none that nobody has', () => {
    const rows = rentals({ setsubijoken: [501] }, { setsubijoken: [] })
    expect(row(rows, 'オートロック')?.cells.map(({ text }) => text)).toEqual(['あり', ''])
    expect(row(rows, 'バス・トイレ別')).toBeUndefined()
  })

  test('says of the parking what the page of the property says', () => {
    const near = { ...CONDO, parkingKbn: 3, parkingKbnLabel: '近隣' }
    const own = { ...CONDO, tochiMen: 165.28, parkingDaisu: 2, parkingRyo: null }
    const rows = compareRows([CONDO, near, own], saleFacts([]))
    expect(row(rows, '駐車場')?.cells.map(({ text }) => text)).toEqual([
      ...['空きあり 1台', '近隣 1台', '敷地内 2台'],
    ])
  })

  test('compares the price of a tsubo only among homes of one kind', () => {
    const flats = [
      { ...CONDO, tsuboTanka: 900_000 },
      { ...CONDO, tsuboTanka: 1_100_000 },
    ]
    const land = { ...CONDO, tsuboTanka: 500_000, bukkenTypeLabel: '土地' }
    const bests = (rooms: (typeof CONDO)[]) =>
      row(compareRows(rooms, saleFacts([])), '坪単価')?.cells.map(({ best }) => best)
    expect(bests(flats)).toEqual(['一番安い', undefined])
    expect(bests([...flats, land])).toEqual([undefined, undefined, undefined])
  })

  test('a whole building is neither the largest nor the cheapest beside homes', () => {
    const flats = [CONDO, { ...CONDO, kakaku: 9_800_000, senyuMen: 90 }]
    const building = { ...CONDO, bukkenKbn: 'ittou' as const, senyuMen: null, tatemonoMen: 1_329 }
    const bests = (rooms: (typeof CONDO)[], label: string) =>
      row(compareRows(rooms, saleFacts([])), label)?.cells.map(({ best }) => best)
    expect(bests(flats, '建物・専有面積')).toEqual([undefined, '一番広い'])
    expect(bests([...flats, building], '建物・専有面積')).toEqual([undefined, undefined, undefined])
    expect(bests([...flats, building], '価格')).toEqual([undefined, undefined, undefined])
  })

  test('a new house that is not finished is the newest', () => {
    const house = { ...CONDO, bukkenType: 'hanbai_shinchiku' as const, chikuYear: null }
    expect(row(compareRows([house, CONDO], saleFacts([])), '築年数')?.cells).toEqual([
      { text: '新築', best: '一番新しい' },
      { text: '築17年' },
    ])
  })

  test('a site that is sold from one price to another is not the cheapest', () => {
    const site = { ...CONDO, kakaku: 19_800_000, kakakuTo: 41_800_000 }
    const one = { ...CONDO, kakakuTo: CONDO.kakaku }
    expect(row(compareRows([site, one, CONDO], saleFacts([])), '価格')?.cells).toEqual([
      { text: '1,980万円〜4,180万円' },
      { text: '3,480万円' },
      { text: '3,480万円' },
    ])
  })

  test('knows what one of three or more says alone', () => {
    const [none, some] = [{ setsubijoken: [] }, { setsubijoken: [501] }]
    expect(row(rentals(some, none), 'オートロック')?.isRare).toBe(false)
    expect(row(rentals(some, none, none), 'オートロック')?.isRare).toBe(true)
    expect(row(rentals(some, some, none), 'オートロック')?.isRare).toBe(false)
  })

  test('has no line for what no property for sale says', () => {
    const rows = compareRows([CONDO, CONDO], saleFacts([]))
    expect(row(rows, '価格')).toBeDefined()
    expect(row(rows, '表面利回り')).toBeUndefined()
  })
})

test('the best has the lowest rank, and not everybody is best', () => {
  const ranks = fc.array(fc.option(fc.integer({ min: 0, max: 5 })), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(ranks, (given) => {
      const fact = {
        label: '',
        value: String,
        rank: (rank: number | null) => rank,
        best: '一番安い',
      }
      const [line] = compareRows(given, [fact])
      const best = given.filter((_, index) => line?.cells[index]?.best)
      const known = given.filter((rank) => rank !== null)
      for (const rank of best) expect(rank).toBe(Math.min(...known))
      if (best.length > 0) expect(best.length).toBeLessThan(known.length)
    }),
  )
})
