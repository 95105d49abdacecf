import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { axisOf } from './axis.ts'

test('a small loss takes a part of a step, not a whole one', () => {
  expect(axisOf(-30, 2_300)).toEqual({
    ticks: [0, 500, 1_000, 1_500, 2_000, 2_500],
    low: -100,
    high: 2_500,
  })
  expect(axisOf(0, 0)).toEqual({ ticks: [0], low: 0, high: 0 })
})

test('an axis holds all values and all of its numbers, 0 among them', () => {
  const yen = fc.integer({ min: -50_000_000, max: 50_000_000 })
  fc.assert(
    fc.property(yen, yen, (a, b) => {
      const { ticks, low, high } = axisOf(Math.min(a, b), Math.max(a, b))
      expect(low).toBeLessThanOrEqual(Math.min(a, b, ticks[0] ?? 0))
      expect(high).toBeGreaterThanOrEqual(Math.max(a, b, ticks.at(-1) ?? 0))
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }),
  )
})
