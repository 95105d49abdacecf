import { expect, test } from '@jest/globals'
import { fitted, lying, type Part, stacked } from './arrange.ts'

const FLAT: Part[] = [{ storey: 1, w: 6, h: 11 }]
const HOUSE: Part[] = [
  { storey: 1, w: 7, h: 7 },
  { storey: 2, w: 7, h: 8 },
]

test('a tall flat is turned in a wide frame and stands in a tall one', () => {
  expect(fitted(FLAT, 16 / 9)).toMatchObject({ isTurned: true, parts: [{ w: 11, h: 6 }] })
  expect(fitted(FLAT, 9 / 16)).toMatchObject({ isTurned: false, parts: [{ w: 6, h: 11 }] })
})

test('the storeys of a house fill a wide frame side by side', () => {
  const { parts, isTurned, width, height } = fitted(HOUSE, 16 / 9)
  expect(isTurned).toBe(false)
  expect(parts.map(({ storey }) => storey)).toEqual([1, 2])
  expect(width).toBeGreaterThan(height)
})

test('in a wide place a deep flat lies with room for its door at the left, a broad one stands', () => {
  const { isTurned, parts, width, height } = lying(FLAT)
  expect(isTurned).toBe(true)
  expect(parts).toEqual([{ storey: 1, x: 1.02, y: 0.22, w: 11, h: 6 }])
  expect(width).toBeCloseTo(12.24)
  expect(height).toBeCloseTo(6.78)
  expect(lying([{ storey: 1, w: 11, h: 6 }]).isTurned).toBe(false)
})

test.each([
  ['stacked', stacked(HOUSE)],
  ['side by side', lying(HOUSE)],
  ['fitted', fitted(HOUSE, 16 / 9)],
])('no storey covers another or leaves the drawing: %s', (_, { parts, width, height }) => {
  const [a, b] = parts
  if (!a || !b) throw new Error('two storeys')
  expect(a.x + a.w < b.x || a.y + a.h < b.y).toBe(true)
  for (const { x, y, w, h } of parts) {
    expect(Math.min(x, y)).toBeGreaterThan(0)
    expect(x + w).toBeLessThan(width)
    expect(y + h).toBeLessThan(height)
  }
})
