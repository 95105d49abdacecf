import { describe, expect, test } from '@jest/globals'
import { loanStampDuty, saleStampDuty } from './stamp-duty.ts'

describe('stamps', () => {
  test.each([
    [9_999, 0],
    [100_000, 200],
    [500_000, 200],
    [500_001, 500],
    [10_000_000, 5_000],
    [10_000_001, 10_000],
    [50_000_000, 10_000],
    [50_000_001, 30_000],
    [5_000_000_001, 480_000],
  ])('on a sale of %s cost %s', (price, duty) => {
    expect(saleStampDuty(price, '2026-11-21')).toBe(duty)
  })

  test('are dearer once the relief has ended', () => {
    expect(saleStampDuty(30_000_000, '2027-03-31')).toBe(10_000)
    expect(saleStampDuty(30_000_000, '2027-04-01')).toBe(20_000)
  })

  test('on a loan know no relief', () => {
    expect(loanStampDuty(30_000_000)).toBe(20_000)
    expect(loanStampDuty(0)).toBe(0)
  })
})
