import { expect, test } from '@jest/globals'
import { STATIC_SIZES } from '@sumai/basemap/static-map'
import { frameOver, SIZES, spotOf } from './frame.ts'

const OHASHI = { lat: 33.5591, lng: 130.4268 }
const OMUTA = { lat: 33.03, lng: 130.4459 }

test('one place alone is in the middle of the nearest map', () => {
  const { centre, zooms } = frameOver([OHASHI])
  expect(zooms).toEqual({ wide: 15, small: 15 })
  expect(spotOf(OHASHI, centre, zooms.small, STATIC_SIZES.small)).toEqual({ x: 195, y: 160 })
})

test('every place has room, at either size', () => {
  const { centre, zooms } = frameOver([OHASHI, OMUTA])
  expect(zooms.wide).toBeGreaterThanOrEqual(zooms.small)
  for (const name of SIZES) {
    const size = STATIC_SIZES[name]
    expect(zooms[name]).toBeLessThan(12)
    for (const place of [OHASHI, OMUTA]) {
      const { x, y } = spotOf(place, centre, zooms[name], size)
      expect(Math.min(x, y, size.width - x, size.height - y)).toBeGreaterThanOrEqual(28)
    }
  }
})

test('every place is within what a page shows of the picture', () => {
  const seen = { wide: { width: 440, height: 440 }, small: { width: 290, height: 320 } }
  const { centre, zooms } = frameOver([OHASHI, OMUTA], seen)
  for (const name of SIZES) {
    for (const place of [OHASHI, OMUTA]) {
      const { x, y } = spotOf(place, centre, zooms[name], seen[name])
      expect(Math.min(x, y, seen[name].width - x, seen[name].height - y)).toBeGreaterThanOrEqual(28)
    }
  }
})
