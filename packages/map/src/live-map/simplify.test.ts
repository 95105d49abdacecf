import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Corner, simplify, simplifyTo } from './simplify.ts'

const px = fc.integer({ min: 0, max: 1000 })
const stroke = fc.array(fc.tuple(px, px), { minLength: 3, maxLength: 300 })

const distance = ([x, y]: Corner, [x1, y1]: Corner, [x2, y2]: Corner) => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
  const share = Math.max(0, Math.min(1, along / length))
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1))
}

test('corners are points of the stroke, in its order, with both its ends', () => {
  fc.assert(
    fc.property(stroke, (points) => {
      const corners = simplify(points, 5)
      let from = 0
      for (const corner of corners) {
        from = points.indexOf(corner as [number, number], from)
        expect(from).toBeGreaterThanOrEqual(0)
      }
      expect(corners[0]).toBe(points[0])
      expect(corners.at(-1)).toEqual(points.at(-1))
    }),
  )
})

test('no point of the stroke lies farther off than the tolerance', () => {
  fc.assert(
    fc.property(stroke, (points) => {
      const corners = simplify(points, 5)
      for (const point of points) {
        const nearest = Math.min(
          ...corners
            .slice(1)
            .map((corner, index) => distance(point, corners[index] ?? corner, corner)),
        )
        expect(nearest).toBeLessThanOrEqual(5.0001)
      }
    }),
  )
})

test('an area has as few corners as an address takes', () => {
  fc.assert(
    fc.property(stroke, (points) => {
      expect(simplifyTo(points, 60).length).toBeLessThanOrEqual(60)
    }),
  )
})
