import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import fc from 'fast-check'
import { once } from '../data.ts'
import { carMinutes } from './car-minutes.ts'
import { metresTo } from './metres-to.ts'
import { railMinutes } from './rail-minutes.ts'
import { CHANGE_MINUTES, halts, LONGEST_WAIT_MINUTES, waitMinutes } from './rail-network.ts'
import { SERVICES } from './services.ts'

/** Two stations, and the minutes of the fastest train without a surcharge, as known to the writer. */
const KNOWN_MINUTES: readonly [from: string, to: string, minutes: number][] = [
  ['西鉄福岡（天神）', '西鉄久留米', 32],
  ['博多', '天神', 6],
  ['姪浜', '博多', 20],
  ['大橋', '西鉄福岡（天神）', 8],
  ['久留米', '博多', 39],
  ['橋本', '博多', 28],
  ['二日市', '博多', 16],
  ['福岡空港', '博多', 5],
  ['薬院', '西鉄福岡（天神）', 2],
  ['貝塚', '天神', 12],
  ['西鉄福岡（天神）', '大牟田', 64],
  ['西鉄福岡（天神）', '西鉄二日市', 16],
  ['西鉄福岡（天神）', '西鉄柳川', 48],
  ['博多', '香椎', 10],
  ['博多', '小倉', 75],
  ['博多', '鳥栖', 30],
  ['佐賀', '鳥栖', 27],
  ['唐津', '姪浜', 64],
  ['筑前前原', '天神', 36],
  ['熊本', '玉名', 30],
  ['熊本', '水前寺', 10],
  ['甘木', '西鉄久留米', 33],
  ['基山', '甘木', 26],
  ['香椎', '西戸崎', 20],
  ['小倉', '行橋', 28],
]

const between = once(() => halts().map(railMinutes))
const minutes = (from: number, to: number) => between()[from]?.[to] as number
const halt = fc.integer({ min: 0, max: halts().length - 1 })
const named = (name: string) => halts().findIndex((it) => it.name === name)
const manual = readFileSync(new URL('../../../../docs/commute.md', import.meta.url)).toString()

test('the minutes of 23 of 25 known pairs are within 4 minutes or a quarter', () => {
  const rows = KNOWN_MINUTES.map(([from, to, known]) => {
    const said = minutes(named(from), named(to))
    return { from, to, known, said, holds: Math.abs(said - known) <= Math.max(4, known / 4) }
  })
  expect(rows).toHaveLength(25)
  expect(rows.filter(({ holds }) => holds).length).toBeGreaterThanOrEqual(23)
  const lines = rows.map(
    ({ from, to, known, said, holds }) =>
      `| ${from} – ${to} | ${known} | ${said.toFixed(1)} | ${holds ? 'holds' : '**misses**'} |`,
  )
  expect(manual).toContain(lines.join('\n'))
})

test('the manual has every service as it is reckoned with', () => {
  const rows = SERVICES.map((service) => {
    const speeds = [...new Set(service.legs.map(({ kmh }) => kmh))].join(', ')
    return `| ${service.name} | ${speeds} | ${service.every} | ${waitMinutes(service)} |`
  })
  expect(manual).toContain(rows.join('\n'))
})

test('the way home takes as long', () => {
  fc.assert(
    fc.property(halt, halt, (a, b) => {
      if (Number.isFinite(minutes(a, b))) expect(minutes(a, b)).toBeCloseTo(minutes(b, a), 2)
    }),
  )
})

test('no way over a third station is shorter than a change there explains', () => {
  fc.assert(
    fc.property(halt, halt, halt, (a, b, over) => {
      const stopped = minutes(a, over) + minutes(over, b) + CHANGE_MINUTES + LONGEST_WAIT_MINUTES
      expect(minutes(a, b)).toBeLessThanOrEqual(stopped + 0.01)
    }),
  )
})

test('nobody is faster than 120 km/h as the crow flies', () => {
  fc.assert(
    fc.property(halt, halt, (a, b) => {
      const [from, to] = [halts()[a], halts()[b]]
      if (!from || !to) throw new Error('No such halt')
      expect(minutes(a, b)).toBeGreaterThanOrEqual((straightMetres(from, to) / 120_000) * 60)
    }),
    { numRuns: 1_000 },
  )
})

test('stations of two names beside each other are changed between on foot', () => {
  const [tenjin, nishitetsu] = [named('天神'), named('西鉄福岡（天神）')]
  expect(minutes(tenjin, nishitetsu)).toBeLessThan(6)
  const toHakata = minutes(nishitetsu, named('博多'))
  expect(toHakata).toBeGreaterThan(minutes(tenjin, named('博多')))
  expect(toHakata).toBeLessThan(12)
})

test('a place far from all stations is reached by bus, not on foot', () => {
  const campus = { lat: 33.59725, lng: 130.21843 }
  const least = Math.min(...railMinutes(campus))
  expect(least).toBeGreaterThan(15)
  expect(least).toBeLessThan(35)
})

test('a car is slower within a city than between two', () => {
  const tenjin = { lat: 33.59127, lng: 130.39864 }
  const hakata = { lat: 33.59, lng: 130.42062 }
  const kurume = { lat: 33.32088, lng: 130.50167 }
  const minutes = (to: LatLng) => carMinutes(straightMetres(hakata, to))
  expect(minutes(tenjin)).toBeCloseTo(6.4, 0)
  expect(minutes(kurume)).toBeGreaterThan(50)
  expect(minutes(kurume)).toBeLessThan(75)
})

test('the quick distance is the exact one, to a centimetre', () => {
  const degrees = { noNaN: true, noDefaultInfinity: true }
  const point = fc.record({
    lat: fc.double({ min: 32.6, max: 34.1, ...degrees }),
    lng: fc.double({ min: 129.8, max: 131.1, ...degrees }),
  })
  fc.assert(
    fc.property(point, point, (from, to) => {
      expect(metresTo(to)(from.lat, from.lng)).toBeCloseTo(straightMetres(from, to), 2)
    }),
  )
})
