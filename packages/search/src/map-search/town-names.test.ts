import { expect, test } from '@jest/globals'
import { NAMED_BELOW, withTowns } from './town-names.ts'

const cluster = (count: number, bounds: readonly [number, number, number, number]) => ({
  ...{ count, bounds, priceMin: 20_000 },
  ...{ lat: (bounds[1] + bounds[3]) / 2, lng: (bounds[0] + bounds[2]) / 2 },
})
/** From Fukuoka to Kurume, and from there to Ōmuta: both have homes in Kurume. */
const NORTH = cluster(2_217, [130.2, 33.3, 130.6, 33.65])
const SOUTH = cluster(1_218, [130.2, 32.93, 130.6, 33.33])
const townsOf = (zoom: number) => withTowns([SOUTH, NORTH], zoom).map(({ town }) => town)

test('from afar each cluster says the largest town among its homes', () => {
  expect(townsOf(8)).toEqual(['久留米市', '福岡市'])
})

test('from near, where a town has several clusters, none says it', () => {
  expect(townsOf(NAMED_BELOW)).toEqual([undefined, undefined])
})

test('a cluster without a town among its homes has no name', () => {
  const [island] = withTowns([cluster(3, [130.0, 33.6, 130.1, 33.7])], 8)
  expect(island?.town).toBeUndefined()
})
