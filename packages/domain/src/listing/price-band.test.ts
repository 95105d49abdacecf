import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { priceBand, priceBandText } from './price-band.ts'

test.each([
  [1_800_000, '250万円未満'],
  [7_400_000, '500〜750万円'],
  [24_800_000, '2,000〜2,500万円'],
  [58_000_000, '5,000〜6,000万円'],
  [95_000_000, '9,000万円〜1億円'],
  [100_000_000, '1億円以上'],
])('a sale at %d yen is shown as %s', (yen, band) => {
  expect(priceBandText(yen)).toBe(band)
})

test('a price lies in its band, and its band is that of where it begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (yen) => {
      const { from, to } = priceBand(yen)
      expect(from <= yen && (to === null || yen < to)).toBe(true)
      expect(priceBandText(from)).toBe(priceBandText(yen))
    }),
  )
})
