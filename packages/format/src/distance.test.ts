import { expect, test } from '@jest/globals'
import { formatDistance } from './distance.ts'

test.each([
  [560, '約560m'],
  [990, '約990m'],
  [1_000, '約1.0km'],
  [1_160, '約1.2km'],
  [12_340, '約12.3km'],
])('%p m is %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text)
})
