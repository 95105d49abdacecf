import { expect, test } from '@jest/globals'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { frameOver, SIZES, spotOf } from './frame.ts'

const OHASHI = { lat: 33.5591, lng: 130.4268 }
const OMUTA = { lat: 33.03, lng: 130.4459 }

test('one place alone is in the middle of the nearest map', () => {
  const { centre, zoom } = frameOver([OHASHI])
  expect(zoom).toBe(15)
  expect(spotOf(OHASHI, centre, zoom, STATIC_SIZES.small)).toEqual({ x: 195, y: 160 })
})

test('every place has room, at either size', () => {
  const { centre, zoom } = frameOver([OHASHI, OMUTA])
  expect(zoom).toBeLessThan(12)
  for (const size of SIZES.map((name) => STATIC_SIZES[name])) {
    for (const place of [OHASHI, OMUTA]) {
      const { x, y } = spotOf(place, centre, zoom, size)
      expect(Math.min(x, y, size.width - x, size.height - y)).toBeGreaterThanOrEqual(28)
    }
  }
})
