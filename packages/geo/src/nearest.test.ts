import { expect, test } from '@jest/globals'
import { straightMetres } from '@sumai/domain/listing/distance'
import fc from 'fast-check'
import { nearestOf } from './nearest.ts'
import { nearestPlaces, places } from './places.ts'
import { nearestStations } from './stations.ts'

const point = fc.record({
  lat: fc.double({ min: 32.8, max: 33.9, noNaN: true }),
  lng: fc.double({ min: 130, max: 130.9, noNaN: true }),
})
const HAKATA = { lat: 33.59, lng: 130.42062 }

test('the nearest are those that measuring all of them gives', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 1 }),
      point,
      fc.integer({ min: 1, max: 9 }),
      (of, here, count) => {
        const measured = of.map((it) => straightMetres(here, it)).sort((a, b) => a - b)
        const found = nearestOf(of)(here, count).map(({ metres }) => metres)
        expect(found).toHaveLength(Math.min(count, of.length))
        for (const [at, metres] of found.entries()) expect(metres).toBeCloseTo(measured[at] ?? 0, 3)
      },
    ),
  )
})

test('nothing farther than asked for is found', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 1, max: 5_000 }), (here, within) =>
      nearestPlaces('park', here, 50, within).every(({ metres }) => metres <= within + 0.001),
    ),
  )
})

test('an interchange is one station', () => {
  const near = nearestStations(HAKATA, 3).map(({ item }) => item.eki_name)
  expect(near).toEqual(['博多', '祇園', '櫛田神社前'])
})

test('places have names that people use, and schools their kind', () => {
  const nameOf = (kind: Parameters<typeof nearestPlaces>[0]) =>
    nearestPlaces(kind, HAKATA, 1).map(({ item }) => item.name)
  expect(nameOf('elementary_school')[0]).toMatch(/小学校/)
  expect(nameOf('junior_high_school')[0]).toMatch(/中学校/)
  expect(nameOf('bus_stop')[0]).toMatch(/博多/)
  const odd = places().filter(({ name }) => name === '' || /[(（][\x20-\x7e]+[)）]$/.test(name))
  expect(odd).toEqual([])
})
