import { expect, test } from '@jest/globals'
import { plotLayout } from './plot-layout.ts'

const lotsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    no: `${index + 1}号地`,
    kakaku: 30_000_000,
    tochiMen: 150,
    tatemonoMen: 100,
    madori: '4LDK',
    status: '販売中',
  }))

const road = (muki: number) => ({
  muki,
  fukuinM: 6,
  doroShubetu: 1,
  habaM: null,
  ichiShitei: false,
})

const drawn = (count: number, ...sides: number[]) => plotLayout(lotsOf(count), sides.map(road))

test('the first lot of a corner lies at both roads', () => {
  const { lots, roads, north } = drawn(7, 3, 5)
  const first = lots.find(({ lot }) => lot.no === '1号地')
  const [south, east] = roads
  expect(south).toMatchObject({ y: first?.height, width: 100, road: { muki: 5 } })
  expect(east).toMatchObject({ x: (first?.x ?? 0) + (first?.width ?? 0), road: { muki: 3 } })
  expect(north).toBe(0)
})

test('a road to the north runs above the first lot', () => {
  const { lots, roads } = drawn(4, 1)
  const first = lots.find(({ lot }) => lot.no === '1号地')
  expect(first?.y).toBe((roads[0]?.y ?? 0) + (roads[0]?.height ?? 0))
})

test('a road to the west has columns of lots on both sides', () => {
  const { lots, roads } = drawn(9, 7)
  const first = lots.find(({ lot }) => lot.no === '1号地')
  expect(roads).toHaveLength(1)
  expect(first?.x).toBeCloseTo((roads[0]?.x ?? 0) + (roads[0]?.width ?? 0))
})

test.each([
  [4, 45],
  [6, -45],
  [8, 45],
  [2, -45],
])('north is beside a road that looks to %i', (muki, north) => {
  expect(drawn(5, muki).north).toBe(north)
})

test('no row has more lots than a phone has room for, each beside a road', () => {
  const { lots, roads } = drawn(15, 5)
  const rows = new Set(lots.map(({ y }) => y))
  expect(rows.size).toBe(4)
  expect(roads).toHaveLength(2)
  expect(Math.min(...lots.map(({ width }) => width))).toBeGreaterThanOrEqual(25)
})

test('without a road there are lots all the same', () => {
  expect(drawn(3).lots).toHaveLength(3)
})
