import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  formatDeposit,
  formatKakaku,
  formatKakakuRange,
  formatMedianRent,
  formatMonths,
  formatRent,
  formatRentRange,
  formatYen,
  inMan,
  manYen,
  parseManYen,
  shortKakaku,
} from './money.ts'

describe('rents', () => {
  test('have one decimal', () => {
    expect(formatRent(68_000)).toBe('6.8万円')
    expect(manYen(60_000)).toBe('6.0')
  })

  test('are never rounded', () => {
    expect(formatRent(62_500)).toBe('6.25万円')
    expect(formatRent(61_234)).toBe('6.1234万円')
  })

  test('say their unit once where they are from and to', () => {
    expect(formatRentRange(37_000, 51_500)).toBe('3.7〜5.15万円')
    expect(formatRentRange(62_000, 62_000)).toBe('6.2万円')
  })

  test('are rounded where they are a median', () => {
    expect(formatMedianRent(52_500)).toBe('5.3万円')
    expect(formatMedianRent(59_499)).toBe('5.9万円')
  })

  test('show the management fee in yen', () => {
    expect(formatYen(4_000)).toBe('4,000円')
    expect(formatYen(0)).toBe('0円')
  })

  test('call a zero deposit なし', () => {
    expect(formatDeposit(0)).toBe('なし')
    expect(formatDeposit(68_000)).toBe('6.8万円')
    expect(formatMonths(0)).toBe('なし')
    expect(formatMonths(1.5)).toBe('1.5か月')
  })
})

describe('prices', () => {
  test.each([
    [0, '0万円'],
    [34_800_000, '3,480万円'],
    [24_805_000, '2,480.5万円'],
    [99_990_000, '9,999万円'],
    [100_000_000, '1億円'],
    [138_000_000, '1億3,800万円'],
    [1_200_050_000, '12億5万円'],
    [-138_000_000, '-1億3,800万円'],
    [-2_500_000, '-250万円'],
  ])('%i yen', (yen, text) => {
    expect(formatKakaku(yen)).toBe(text)
    expect(`${shortKakaku(yen)}円`).toBe(text)
  })

  test.each([
    [24_800_000, 24_800_000, '2,480万円'],
    [20_000_000, 25_000_000, '2,000〜2,500万円'],
    [98_000_000, 120_000_000, '9,800万円〜1億2,000万円'],
    [100_000_000, 120_000_000, '1億円〜1億2,000万円'],
  ])('from %i to %i yen', (low, high, text) => {
    expect(formatKakakuRange(low, high)).toBe(text)
  })
})

describe('typed amounts', () => {
  test.each([
    ['6.5', 65_000],
    ['６．５万円', 65_000],
    ['3,480', 34_800_000],
    ['1億3,800万円', 138_000_000],
    ['２億', 200_000_000],
    ['0.3', 3_000],
  ])('%s', (text, yen) => {
    expect(parseManYen(text)).toBe(yen)
  })

  test.each(['', '円', '万円', '高め', '-5', '1.2.3', '6.00001'])('refuses %s', (text) => {
    expect(parseManYen(text)).toBeUndefined()
  })

  test('reads back every price it has written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (yen) => {
        expect(parseManYen(formatKakaku(yen))).toBe(yen)
        expect(parseManYen(inMan(yen))).toBe(yen)
      }),
    )
  })
})
