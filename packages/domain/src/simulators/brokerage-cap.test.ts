import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { brokerageCap } from './brokerage-cap.ts'

describe('the most a broker may take', () => {
  test.each([
    [1_000_000, 55_000],
    [2_000_000, 110_000],
    [3_000_000, 154_000],
    [4_000_000, 198_000],
    [4_000_001, 198_000],
    [10_000_000, 396_000],
    [30_000_000, 1_056_000],
    [100_000_000, 3_366_000],
    [0, 0],
  ])('of %s is %s', (price, cap) => {
    expect(brokerageCap(price)).toBe(cap)
  })

  test('is the quick sum of the trade above four million: 3 % and 60,000, with tax', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4_000_001, max: 10_000_000_000 }), (price) => {
        const quick = ((BigInt(price) * 3n + 6_000_000n) * 11n) / 1000n
        expect(brokerageCap(price)).toBe(Number(quick))
      }),
      { numRuns: 1_000 },
    )
  })
})
