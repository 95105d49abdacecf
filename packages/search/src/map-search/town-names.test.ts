import { expect, test } from '@jest/globals'
import { NAMED_BELOW, withTowns } from './town-names.ts'

const cluster = (count: number, lat: number, lng: number) => ({
  ...{ count, lat, lng, priceMin: 20_000 },
  bounds: [lng - 0.2, lat - 0.2, lng + 0.2, lat + 0.2] as const,
})
const namesOf = (zoom: number, ...clusters: ReturnType<typeof cluster>[]) =>
  withTowns(clusters, zoom).map(({ town }) => town)

const FUKUOKA = cluster(2_217, 33.56, 130.43)
/** Its homes are those of 久留米 and 佐賀, between which it stands. */
const KANZAKI = cluster(376, 33.31, 130.373)

test('from afar a cluster says the largest town where it stands', () => {
  expect(namesOf(8, KANZAKI, FUKUOKA)).toEqual(['佐賀市', '福岡市'])
})

test('two clusters are not called after one town', () => {
  expect(namesOf(8, FUKUOKA, cluster(78, 33.68, 130.44))).toEqual(['福岡市', '和白'])
})

test('from near, where a town has several clusters, none says it', () => {
  expect(namesOf(NAMED_BELOW, FUKUOKA)).toEqual([undefined])
})

test('a cluster far from every town has no name', () => {
  expect(namesOf(8, cluster(3, 34.2, 129.3))).toEqual([undefined])
})
