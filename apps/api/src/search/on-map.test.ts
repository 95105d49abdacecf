import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { TypedFastBitSet } from 'typedfastbitset'
import { onMap } from './on-map.ts'
import { RowSet } from './row-set.ts'

const VIEW = [130.3, 33.5, 130.5, 33.7] as const

/** Rows anywhere in the view; some at the same place. */
const rows = fc.array(
  fc.record({
    lng: fc.integer({ min: 0, max: 200 }).map((step) => VIEW[0] + step / 1000),
    lat: fc.integer({ min: 0, max: 200 }).map((step) => VIEW[1] + step / 1000),
    price: fc.integer({ min: 20_000, max: 400_000 }),
  }),
  { maxLength: 400 },
)

/** Slots by the municipality of each. */
function cities(ofSlots: string[]) {
  const sets = new Map<string, RowSet>()
  for (const [slot, city] of ofSlots.entries()) {
    const set = sets.get(city) ?? new RowSet()
    set.add(slot)
    sets.set(city, set)
  }
  return sets
}

test('every row is counted once, within its bounds and at its price; there are few objects', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 5, max: 20 }), (all, zoom) => {
      const columns = {
        lats: Float64Array.from(all, ({ lat }) => lat),
        lngs: Float64Array.from(all, ({ lng }) => lng),
        prices: Float64Array.from(all, ({ price }) => price),
        minutes: Float32Array.from(all, ({ price }) => Math.ceil(price / 4_000)),
        cities: cities(all.map(({ lng }) => `${Math.floor(lng * 20)}`)),
      }
      const { clusters, pins } = onMap(new TypedFastBitSet([...all.keys()]), columns, {
        bounds: VIEW,
        zoom,
      })
      const objects = [...clusters, ...pins]
      expect(objects.length).toBeLessThanOrEqual(240)
      expect(objects.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
      for (const { count, priceMedian, minutes, bounds } of clusters) {
        const [west, south, east, north] = bounds
        const inside = all.filter(
          ({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north,
        )
        expect(inside.length).toBeGreaterThanOrEqual(count)
        expect(west < east || south < north).toBe(true)
        expect(minutes).toBeLessThanOrEqual(Math.ceil(priceMedian / 4_000))
        expect(inside.some(({ price }) => price === priceMedian)).toBe(true)
      }
      const px = (512 * 2 ** zoom) / 360
      for (const [index, one] of clusters.entries()) {
        for (const other of clusters.slice(index + 1)) {
          const isBeside = Math.abs(one.lng - other.lng) * px >= 78
          const middle = Math.cos((VIEW[1] + VIEW[3]) * (Math.PI / 360))
          expect(isBeside || (Math.abs(one.lat - other.lat) * px) / middle >= 84).toBe(true)
        }
      }
      for (const { lat, lng, count, priceMin, priceMax, slot } of pins) {
        const there = all.filter((row) => row.lat === lat && row.lng === lng)
        const prices = there.map(({ price }) => price)
        expect(there).toHaveLength(count)
        expect([priceMin, priceMax]).toEqual([Math.min(...prices), Math.max(...prices)])
        expect(all[slot]).toMatchObject({ lat, lng, price: priceMin })
      }
    }),
  )
})

test('two homes that have room beside each other are two pins', () => {
  const px = 360 / (512 * 2 ** 14)
  const places = [0, 70, 140, 210].map((x) => ({ lng: 130.4 + x * px, lat: 33.6 }))
  const columns = {
    lats: Float64Array.from(places, ({ lat }) => lat),
    lngs: Float64Array.from(places, ({ lng }) => lng),
    prices: Float64Array.from(places, () => 60_000),
    cities: cities([]),
  }
  const view = { bounds: [130.38, 33.59, 130.42, 33.61], zoom: 14 } as const
  const { clusters, pins } = onMap(new TypedFastBitSet([0, 1, 2, 3]), columns, view)
  expect([clusters.length, pins.length]).toEqual([0, 4])
})

test('what stands together stays together while the map is moved', () => {
  const [lngPx, latPx] = [360 / (512 * 2 ** 14), 300 / (512 * 2 ** 14)]
  /** Two homes nearer than a cell is wide, which are a cluster unless an edge runs between them. */
  const pairs = Array.from({ length: 9 }, (_, n) => {
    const place = { lng: 130.4 + n * 110 * lngPx, lat: 33.6 - (n % 3) * 130 * latPx }
    return [place, { lng: place.lng, lat: place.lat + 30 * latPx }]
  }).flat()
  const columns = {
    lats: Float64Array.from(pairs, ({ lat }) => lat),
    lngs: Float64Array.from(pairs, ({ lng }) => lng),
    prices: Float64Array.from(pairs, () => 60_000),
    cities: cities([]),
  }
  const all = new TypedFastBitSet([...pairs.keys()])
  const seen = (x: number, y: number) => {
    const [west, south] = [130.395 + x * lngPx, 33.585 + y * latPx]
    const bounds = [west, south, west + 1150 * lngPx, south + 800 * latPx] as const
    const { clusters, pins } = onMap(all, columns, { bounds, zoom: 14 })
    return [...clusters, ...pins]
      .map(({ lat, lng, count }) => `${count} at ${lat},${lng}`)
      .toSorted()
  }
  const before = seen(0, 0)
  for (const moved of [7, 19, 31, 43, 59]) {
    expect(seen(0, moved)).toEqual(before)
    expect(seen(moved, 0)).toEqual(before)
  }
})

test('from afar rows are gathered by municipality, and a larger one takes those that it covers', () => {
  const rows = [
    ...[1, 2, 3].map((step) => ({ lng: 130.44 + step / 100, lat: 33.63, city: '40131' })),
    ...[1, 2].map((step) => ({ lng: 130.43 + step / 100, lat: 33.58, city: '40132' })),
    ...[1, 2].map((step) => ({ lng: 130.47 + step / 100, lat: 33.53, city: '40218' })),
    ...[1, 2, 3, 4].map((step) => ({ lng: 130.5 + step / 100, lat: 33.31, city: '40203' })),
  ]
  const columns = {
    lats: Float64Array.from(rows, ({ lat }) => lat),
    lngs: Float64Array.from(rows, ({ lng }) => lng),
    prices: Float64Array.from(rows, () => 60_000),
    cities: cities(rows.map(({ city }) => city)),
  }
  const all = new TypedFastBitSet([...rows.keys()])
  const view = { bounds: [129.9, 32.9, 131, 34] as const, zoom: 8.5 }
  const { clusters } = onMap(all, columns, view)
  expect(clusters.map(({ town, isAround, count }) => [town, isAround, count])).toEqual([
    ['福岡市', true, 7],
    ['久留米市', false, 4],
  ])
  const near = onMap(all, columns, { ...view, zoom: 10 })
  expect(near.clusters.some(({ town }) => town)).toBe(false)
})
