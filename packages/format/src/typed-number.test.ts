import { expect, test } from '@jest/globals'
import { readNumber } from './typed-number.ts'

test.each([
  ['2.5', 2.5],
  ['１０，０００', 10_000],
  ['-3', -3],
  [' 1 200 ', 1200],
])('%s is the number %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([[''], ['abc'], ['1e3'], ['5万'], ['１２．']])('%s is no number', (text) => {
  expect(readNumber(text)).toBeNaN()
})
