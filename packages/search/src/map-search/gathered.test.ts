import { expect, test } from '@jest/globals'
import { gathered, pinWidth } from './gathered.ts'

const OHASHI = { lat: 33.5597, lng: 130.4301 }
const pin = (east: number, priceMin = 62_000) => ({
  ...{ lat: OHASHI.lat, lng: OHASHI.lng + east, count: 1, priceMin, priceMax: priceMin },
  bukkenNo: `${east}`,
})
const cluster = (east: number, count: number) => ({
  ...{ lat: OHASHI.lat, lng: OHASHI.lng + east, count, priceMedian: 50_000 },
  bounds: [130.43, 33.55, 130.44, 33.56] as const,
})
const AT = { zoom: 13, of: 'rent', selected: null } as const

test('what has room on the screen stays as it is', () => {
  const shown = { clusters: [cluster(0, 12)], pins: [pin(0.02), pin(0.04)] }
  expect(gathered(shown, AT)).toEqual(shown)
})

test('pins on each other are a cluster of their homes, with the middle of their prices', () => {
  const { clusters, pins } = gathered({ clusters: [], pins: [pin(0), pin(0.002, 48_000)] }, AT)
  expect(pins).toEqual([])
  expect(clusters).toEqual([
    expect.objectContaining({
      count: 2,
      priceMedian: 55_000,
      bounds: [130.4301, 33.5597, expect.closeTo(130.4321), 33.5597],
    }),
  ])
})

test('a price with 億 is wider by it and a digit', () => {
  const width = (priceMin: number) => pinWidth({ priceMin }, 'sale')
  expect(width(193_800_000) - width(93_800_000)).toBeCloseTo(8.5 + 12)
})

test('a pin on a cluster is of its number', () => {
  const { clusters, pins } = gathered({ clusters: [cluster(0, 4)], pins: [pin(0.003)] }, AT)
  expect([clusters.map(({ count }) => count), pins]).toEqual([[5], []])
})

test('the pin that was pressed stays, and nearest nothing is put together', () => {
  const shown = { clusters: [], pins: [pin(0), pin(0.0001)] }
  expect(gathered(shown, { ...AT, selected: '33.55970,130.43010' }).pins).toHaveLength(2)
  expect(gathered(shown, { ...AT, zoom: 17 })).toEqual(shown)
})

test('pins keep their order when one is pressed', () => {
  const shown = { clusters: [], pins: [pin(0), pin(0.02), pin(0.04)] }
  expect(gathered(shown, { ...AT, selected: '33.55970,130.43010' })).toEqual(shown)
})

test('a town that takes its neighbours, or a home there, is called with them', () => {
  const named = (east: number, count: number, name: string) => ({
    ...cluster(east, count),
    town: { name, isAround: false },
  })
  const clusters = [named(0, 40, '佐賀市'), named(0.3, 90, '久留米市')]
  const shown = gathered({ clusters, pins: [pin(0.01)] }, { ...AT, zoom: 9 })
  expect(shown.clusters.map(({ count, town, lng }) => [count, town, lng])).toEqual([
    [90, { name: '久留米市', isAround: false }, OHASHI.lng + 0.3],
    [41, { name: '佐賀市', isAround: true }, OHASHI.lng],
  ])
})
