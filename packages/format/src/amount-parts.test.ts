import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { amountParts } from './amount-parts.ts'
import { formatKakaku, formatKakakuRange } from './money.ts'

const parts = (text: string) => amountParts(text).map(({ number, unit }) => `${number} ${unit}`)

test.each([
  ['6.8万円', ['6.8 万円']],
  ['1億3,800万円', ['1 億', '3,800 万円']],
  ['2億', ['2 億']],
  ['9,800万円〜1億2,000万円', ['9,800 万円〜', '1 億', '2,000 万円']],
  ['-12.5万円', ['-12.5 万円']],
  ['9.10%', ['9.10 %']],
])('%s', (text, expected) => {
  expect(parts(text)).toEqual(expected)
})

test('every price is whole in its parts', () => {
  const yen = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
  const joined = (text: string) =>
    amountParts(text)
      .map(({ number, unit }) => number + unit)
      .join('')
  fc.assert(
    fc.property(yen, yen, (one, other) => {
      const [price, range] = [formatKakaku(one), formatKakakuRange(Math.abs(one), Math.abs(other))]
      expect([joined(price), joined(range)]).toEqual([price, range])
    }),
  )
})
