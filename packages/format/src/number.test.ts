import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatNumber } from './number.ts'

test.each([
  [0, {}, '0'],
  [999, {}, '999'],
  [13_800, {}, '13,800'],
  [-1_234_567, {}, '-1,234,567'],
  [6.8, { least: 1, most: 4 }, '6.8'],
  [7, { least: 1, most: 4 }, '7.0'],
  [6.25, { least: 1, most: 4 }, '6.25'],
  [1_234.5, { least: 2, most: 2 }, '1,234.50'],
])('%p with %p is %p', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test('every amount is written as Intl writes it', () => {
  const intl = new Intl.NumberFormat('ja-JP', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 4,
  })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (yen) => {
      expect(formatNumber(yen / 10_000, { least: 1, most: 4 })).toBe(intl.format(yen / 10_000))
      expect(formatNumber(yen)).toBe(yen.toLocaleString('ja-JP'))
    }),
  )
})
