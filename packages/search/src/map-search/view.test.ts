import { expect, test } from '@jest/globals'
import { worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES, ZOOM_STEP } from '@sumai/basemap/static-map'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import type { Bounds } from '@sumai/map/map-options'
import fc from 'fast-check'
import {
  denseBounds,
  extentOf,
  isSameView,
  pictureOf,
  readBounds,
  wayHome,
  writeBounds,
  zoomOf,
} from './view.ts'

const bounds = fc
  .record({
    west: fc.double({ min: 129, max: 131, noNaN: true }),
    south: fc.double({ min: 32, max: 34, noNaN: true }),
    width: fc.double({ min: 0.002, max: 1.5, noNaN: true }),
    height: fc.double({ min: 0.002, max: 1.5, noNaN: true }),
  })
  .map(({ west, south, width, height }): Bounds => [west, south, west + width, south + height])

test('a view goes into an address and comes back out of it', () => {
  fc.assert(
    fc.property(bounds, (view) => {
      const address = formatSearchUrl('chintai', { bounds: writeBounds(view), view: 'map' })
      const [pathname = '', search = ''] = address.split('?')
      const parsed = parseSearchUrl('chintai', { pathname, search: `?${search}` })
      if (parsed.kind !== 'ok') throw new Error(`${address} is ${parsed.kind}`)
      const read = readBounds(parsed.conditions.bounds ?? '')
      expect(isSameView(read, view)).toBe(true)
    }),
  )
})

test('from the sea the way home is known, and none is needed where homes are', () => {
  expect(wayHome([129.2, 33.7, 129.4, 33.9])).toBeGreaterThan(90)
  expect(wayHome([129.2, 33.7, 129.4, 33.9])).toBeLessThan(180)
  expect(wayHome([130.4, 34.2, 130.55, 34.3])).toBeCloseTo(180, -1)
  expect(wayHome([130.35, 33.5, 130.45, 33.6])).toBeNull()
})

test('the zoom is one that the API takes, and grows when the view becomes smaller', () => {
  fc.assert(
    fc.property(bounds, ([west, south, east, north]) => {
      const near: Bounds = [west, south, west + (east - west) / 2, south + (north - south) / 2]
      expect(String(zoomOf([west, south, east, north]))).toMatch(/^\d{1,2}(\.\d{1,4})?$/)
      expect(zoomOf(near)).toBeGreaterThanOrEqual(zoomOf([west, south, east, north]))
    }),
  )
})

test('few that lie far off do not leave all others in one place', () => {
  const mark = (count: number, lat: number, lng: number) => ({
    ...{ count, lat, lng },
    bounds: [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01] as const,
  })
  const town = [mark(30, 33.25, 130.3), mark(9, 33.27, 130.31)]
  const all = [...town, mark(1, 33.45, 130.2)]
  const extent = (marks: typeof all) =>
    extentOf(
      [],
      marks.map((one) => one.bounds),
    )
  expect(denseBounds(all)).toEqual(extent(town))
  expect(denseBounds(town)).toEqual(extent(town))
  // As many there as here: nothing is left out.
  const two = [...town, mark(20, 33.45, 130.2)]
  expect(denseBounds(two)).toEqual(extent(two))
})

test('all results are in view', () => {
  const pin = { lat: 33.6, lng: 130.4 }
  const [west, south, east, north] = extentOf([pin], [[130.5, 33.3, 130.6, 33.4]])
  expect(west).toBeLessThan(130.4)
  expect(south).toBeLessThan(33.3)
  expect(east).toBeGreaterThan(130.6)
  expect(north).toBeGreaterThan(33.6)
})

test('a search that found nothing shows the ground of the agency', () => {
  expect(extentOf([], [])).toEqual([130.2, 33.05, 130.75, 33.7])
})

test('a moved view is another one, a rounded view is not', () => {
  const view: Bounds = [130.38, 33.55, 130.46, 33.6]
  expect(isSameView(view, [130.38004, 33.55001, 130.46004, 33.59999])).toBe(true)
  expect(isSameView(view, [130.39, 33.55, 130.47, 33.6])).toBe(false)
})

/** A window, what nothing covers of its map, and the room between both (use-free-part.ts). */
const WINDOWS = {
  '1440 × 900': { map: [984, 766], free: [852, 630], size: 'desk' },
  '1920 × 1080': { map: [1464, 946], free: [1332, 810], size: 'desk' },
  '1280 × 800': { map: [824, 666], free: [692, 530], size: 'desk' },
  '390 × 844': { map: [390, 667], free: [258, 511], size: 'hand' },
  '430 × 932': { map: [430, 755], free: [298, 599], size: 'hand' },
} as const
const OFF_MIDDLE = { desk: [18, 26], hand: [18, 16] } as const

test.each(Object.entries(WINDOWS))(
  'the picture fills the map of %s, in its own size where it is made for it',
  (name, { map, free, size }) => {
    for (const view of [
      [130.2, 32.95, 130.75, 33.7],
      [130.38, 33.55, 130.46, 33.62],
      [130.4, 33.56, 130.42, 33.58],
    ] as const) {
      const { zoom, smallZoom } = pictureOf(view)
      const own = size === 'desk' ? zoom : smallZoom
      const [start, end] = [
        worldPx({ lat: view[3], lng: view[0] }, own),
        worldPx({ lat: view[1], lng: view[2] }, own),
      ]
      const grown = Math.log2(Math.min(free[0] / (end.x - start.x), free[1] / (end.y - start.y)))
      // The map has a zoom that pictures have, too.
      const scale = 2 ** (Math.floor(grown / ZOOM_STEP) * ZOOM_STEP)
      const { width, height } = STATIC_SIZES[size]
      expect(width * scale).toBeGreaterThanOrEqual(map[0] + 2 * OFF_MIDDLE[size][0])
      expect(height * scale).toBeGreaterThanOrEqual(map[1] + 2 * OFF_MIDDLE[size][1])
      if (name === '1440 × 900' || name === '390 × 844') expect(scale).toBe(1)
    }
  },
)
