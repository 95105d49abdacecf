import { expect, test } from '@jest/globals'
import { priceBand } from './price-band.ts'

test.each([
  [1_800_000, '250万円未満'],
  [7_400_000, '500〜750万円'],
  [24_800_000, '2,000〜2,500万円'],
  [58_000_000, '5,000〜6,000万円'],
  [100_000_000, '10,000万円以上'],
])('a sale at %d yen is shown as %s', (yen, band) => {
  expect(priceBand(yen)).toBe(band)
})
