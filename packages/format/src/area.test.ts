import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatJo, formatSqm, formatTsubo, fromTsubo, toTsubo } from './area.ts'

test('shows areas with two decimals', () => {
  expect(formatSqm(41.7)).toBe('41.70㎡')
  expect(formatSqm(1234.5)).toBe('1,234.50㎡')
})

test('shows a plot in 坪, never larger than it is', () => {
  expect(formatTsubo(193.52)).toBe('58.53坪')
  expect(formatTsubo(165.28)).toBe('49.99坪')
  expect(formatTsubo(400)).toBe('121.00坪')
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9_999_999 }), (hundredths) => {
      const exact = (hundredths * 3025) / 1_000_000
      expect(toTsubo(hundredths / 100)).toBeLessThanOrEqual(exact + 1e-9)
      expect(exact - toTsubo(hundredths / 100)).toBeLessThan(0.01 + 1e-9)
    }),
  )
})

test('turns 坪 back into m²', () => {
  expect(fromTsubo(50)).toBe(165.29)
})

test('gives rooms in 帖', () => {
  expect(formatJo(10.5)).toBe('10.5帖')
  expect(formatJo(6)).toBe('6帖')
})
