import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { priceRange } from './price-range.ts'

const at = (...perSqm: number[]) => perSqm.map((price) => ({ yen: price * 50, area: 50 }))

describe('the range of a market', () => {
  test('is its middle half', () => {
    expect(priceRange(at(100_000, 200_000, 300_000, 400_000, 500_000), 70)).toEqual({
      perSqm: { low: 200_000, high: 400_000 },
      total: { low: 14_000_000, high: 28_000_000 },
      count: 5,
    })
  })

  test('says nothing of a few listings, and no total without an area', () => {
    expect(priceRange(at(1, 2, 3, 4), 70)).toBeNull()
    expect(priceRange(at(1e5, 2e5, 3e5, 4e5, 5e5), null)?.total).toBeNull()
    expect(priceRange([...at(1e5, 2e5, 3e5, 4e5), { yen: 1, area: 0 }], 70)).toBeNull()
  })

  test('lies within its samples, whatever they are', () => {
    const sample = fc.record({
      yen: fc.integer({ min: 1, max: 1e10 }),
      area: fc.integer({ min: 1, max: 99_999 }),
    })
    fc.assert(
      fc.property(fc.array(sample, { minLength: 5, maxLength: 60 }), (samples) => {
        const range = priceRange(samples, null)
        const all = samples.map(({ yen, area }) => yen / area)
        const { low = Number.NaN, high = Number.NaN } = range?.perSqm ?? {}
        const slack = 1 + 1e-9
        return (
          low <= high * slack && low * slack >= Math.min(...all) && high <= Math.max(...all) * slack
        )
      }),
    )
  })
})
