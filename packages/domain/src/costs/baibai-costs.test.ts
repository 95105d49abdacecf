import { describe, expect, test } from '@jest/globals'
import { owningItems } from './baibai-monthly.ts'
import { total } from './cost-item.ts'
import { monthlyPayment } from './loan.ts'
import { grossYield, netYield } from './yield.ts'

describe('the monthly payment', () => {
  test('is that of 35 years at 2 % in equal instalments', () => {
    expect(monthlyPayment(24_800_000)).toBe(82_153)
  })

  test('pays the price back and nothing more without interest', () => {
    expect(monthlyPayment(24_000_000, { years: 20, annualRate: 0 })).toBe(100_000)
  })

  test('grows with the rate and shrinks with the years', () => {
    const at = (annualRate: number, years: number) => monthlyPayment(1e7, { annualRate, years })
    expect(at(0.03, 35)).toBeGreaterThan(at(0.02, 35))
    expect(at(0.02, 25)).toBeGreaterThan(at(0.02, 35))
  })
})

describe('the monthly total of a home for sale', () => {
  const condo = {
    getsuShiharai: 82_153,
    kanrihi: 8_500,
    shuzenTsumitate: 12_300,
    sonotaGetsugaku: [{ label: 'インターネット使用料', kingaku: 880 }],
    koteiShisanZei: 90_000,
  }

  test('adds fees and a twelfth of the tax to the payment', () => {
    expect(total(owningItems(condo))).toBe(82_153 + 8_500 + 12_300 + 880 + 7_500)
  })

  test('is not guessed for land and investments', () => {
    expect(owningItems({ ...condo, getsuShiharai: null })).toEqual([])
  })
})

test('the net yield is below the gross yield by expenses and the costs of buying', () => {
  expect(grossYield(4_800_000, 58_000_000)).toBe(8.27)
  expect(netYield(4_800_000, 900_000, 58_000_000)).toBe(6.28)
})

test('a yield of two exact decimals is not cut below them', () => {
  expect(grossYield(290_000, 100_000_000)).toBe(0.29)
})
