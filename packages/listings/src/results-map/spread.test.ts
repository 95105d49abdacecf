import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { spread } from './spread.ts'

test('what stands alone stays where it is', () => {
  const spots = [
    { x: 20, y: 20 },
    { x: 80, y: 70 },
  ]
  expect(spread(spots)).toEqual(spots)
})

test('no two pins of a page lie on each other, and none on the edge', () => {
  const within = fc.integer({ min: 5, max: 95 })
  const town = fc.record({ x: within, y: within })
  fc.assert(
    fc.property(fc.array(town, { minLength: 1, maxLength: 6 }), (towns) => {
      const spots = Array.from(
        { length: 20 },
        (_, index) => towns[index % towns.length] ?? { x: 50, y: 50 },
      )
      const placed = spread(spots)
      placed.forEach((pin, index) => {
        for (const other of placed.slice(index + 1)) {
          const apart = Math.hypot((pin.x - other.x) * 3.58, (pin.y - other.y) * 2.3866)
          expect(apart).toBeGreaterThan(26.99)
        }
        expect(Math.min(pin.x, 100 - pin.x)).toBeGreaterThanOrEqual(4)
      })
    }),
  )
})
