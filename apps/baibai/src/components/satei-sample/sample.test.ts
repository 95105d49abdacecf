import { expect, test } from '@jest/globals'
import { DEALS, VALUE, WAYS } from './sample.ts'

test('the figures of the sample report follow from one another', () => {
  for (const { sold, change, value } of DEALS) {
    expect(Math.round((sold * (1 + change / 100)) / 10) * 10).toBe(value)
  }
  const mean = DEALS.reduce((sum, { value }) => sum + value, 0) / DEALS.length
  expect(VALUE.middle).toBe(mean)
  const [brokered, bought] = WAYS
  expect(brokered?.left).toBe(Math.floor(mean - (mean * 0.033 + 6.6) - 3))
  expect(bought?.left).toBe((bought?.price ?? 0) - 3)
  expect((bought?.price ?? 0) / mean).toBeGreaterThanOrEqual(0.7)
  expect((bought?.price ?? 0) / mean).toBeLessThanOrEqual(0.8)
})
