import { expect, test } from '@jest/globals'
import { straightMetres } from '@sumai/domain/listing/distance'
import { movedBy, movedByPx, pxFrom } from './moved.ts'

const OHASHI = { lat: 33.5597, lng: 130.4301 }

test.each([
  [10, 0],
  [0, -10],
  [1, 0],
])('a pin goes %d m east and %d m north', (east, north) => {
  const moved = movedBy(OHASHI, east, north)
  expect(straightMetres(OHASHI, moved)).toBeCloseTo(Math.hypot(east, north), 0)
  expect(Math.sign(moved.lng - OHASHI.lng)).toBe(Math.sign(east))
  expect(Math.sign(moved.lat - OHASHI.lat)).toBe(Math.sign(north))
})

test('a pin that is dragged lies where it was dropped', () => {
  const { right, down } = pxFrom(OHASHI, movedByPx(OHASHI, 15, 40, -25), 15)
  expect(right).toBeCloseTo(40, 0)
  expect(down).toBeCloseTo(-25, 0)
})
