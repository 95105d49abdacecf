import { expect, test } from '@jest/globals'
import { topOfAxis } from './views-plot.tsx'

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [11, 20],
  [356, 400],
  [401, 1000],
  [123_456, 200_000],
])('an axis for %i ends at %i', (most, top) => {
  expect(topOfAxis(most)).toBe(top)
})
