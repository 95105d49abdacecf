import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { limitsOf, SHADES, shadeOf } from './shades.ts'

test('shades begin at round prices, with as many places in each, and the dearest in one of their own', () => {
  const prices = [4.1, 4.2, 4.4, 4.6, 5.1, 5.3, 5.8, 6.2, 7.1, 7.6].map((man) => man * 10_000)
  const limits = limitsOf(prices, 1_000)
  expect(limits).toEqual([44_000, 51_000, 58_000, 71_000, 76_000])
  expect(prices.map((price) => SHADES.chintai.indexOf(shadeOf('chintai', price, limits)))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 5,
  ])
})

test('places that cost the same have one shade, and no places none', () => {
  expect(limitsOf([50_000, 50_000, 50_000], 1_000)).toEqual([])
  expect(limitsOf([], 1_000)).toEqual([])
})

test('limits ascend, and a dearer place is never lighter', () => {
  const prices = fc.array(fc.integer({ min: 10_000, max: 300_000 }), { minLength: 1 })
  fc.assert(
    fc.property(prices, (all) => {
      const limits = limitsOf(all, 1_000)
      expect(limits).toEqual(limits.toSorted((a, b) => a - b))
      expect(limits.length).toBeLessThan(SHADES.chintai.length)
      const shades = all
        .toSorted((a, b) => a - b)
        .map((price) => SHADES.chintai.indexOf(shadeOf('chintai', price, limits)))
      expect(shades).toEqual(shades.toSorted((a, b) => a - b))
    }),
  )
})
