import { expect, test } from '@jest/globals'
import { worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
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
  expect(denseBounds(all, extent(all))).toEqual(extent(town))
  expect(denseBounds(town, extent(town))).toEqual(extent(town))
  // As many there as here: nothing is left out.
  const two = [...town, mark(20, 33.45, 130.2)]
  expect(denseBounds(two, extent(two))).toEqual(extent(two))
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

test.each([
  ['a region', [129.9, 33, 130.9, 33.8]],
  ['a town', [130.38, 33.55, 130.46, 33.6]],
  ['a quarter', [130.4, 33.56, 130.44, 33.58]],
  ['a street', [130.42, 33.555, 130.43, 33.56]],
] as const)('the picture of %s fills the map of a desktop and of a phone', (_, view) => {
  const { zoom, smallZoom } = pictureOf(view)
  for (const [of, { width, height }, map] of [
    [zoom, STATIC_SIZES.full, { width: 984, height: 770, right: 76, below: 108 }],
    [smallZoom, STATIC_SIZES.tall, { width: 390, height: 635, right: 76, below: 108 }],
  ] as const) {
    const [start, end] = [
      worldPx({ lat: view[3], lng: view[0] }, of),
      worldPx({ lat: view[1], lng: view[2] }, of),
    ]
    const free = { width: map.width - map.right, height: map.height - map.below }
    const scale = Math.min(free.width / (end.x - start.x), free.height / (end.y - start.y))
    // The free part of the map is not its middle.
    expect(width * scale).toBeGreaterThanOrEqual(map.width + 36)
    expect(height * scale).toBeGreaterThanOrEqual(map.height + 56)
  }
})
