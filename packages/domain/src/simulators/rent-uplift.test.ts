import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { rentUplift } from './rent-uplift.ts'

const CASE = {
  rentBefore: 50_000,
  rentAfter: 58_000,
  vacantBefore: 4,
  vacantAfter: 1,
  cost: 1_200_000,
}

test('a higher rent and fewer empty months pay the work back', () => {
  expect(rentUplift(CASE)).toEqual({
    incomeBefore: 400_000,
    incomeAfter: 638_000,
    gain: 238_000,
    // 1,200,000 / 238,000 = 5.04 years
    paybackMonths: 61,
  })
})

test('work that brings nothing in is never paid back', () => {
  expect(rentUplift({ ...CASE, rentAfter: 50_000, vacantAfter: 4 }).paybackMonths).toBeNull()
})

test('once the months of payback are over the cost has come in, a month earlier it had not', () => {
  const yen = fc.integer({ min: 10_000, max: 300_000 })
  const vacant = fc.integer({ min: 0, max: 12 })
  const cost = fc.integer({ min: 100_000, max: 10_000_000 })
  const any = fc.record({
    rentBefore: yen,
    rentAfter: yen,
    vacantBefore: vacant,
    vacantAfter: vacant,
    cost,
  })
  fc.assert(
    fc.property(any, (renovation) => {
      const { gain, paybackMonths } = rentUplift(renovation)
      if (paybackMonths === null) return expect(gain).toBeLessThanOrEqual(0)
      expect((gain / 12) * paybackMonths).toBeGreaterThanOrEqual(renovation.cost * 0.999999)
      expect((gain / 12) * (paybackMonths - 1)).toBeLessThan(renovation.cost * 1.000001)
    }),
  )
})
