import { expect, test } from '@jest/globals'
import { mostFrequentBands } from './price-bands.ts'

test('names the band of a million yen that most homes lie in', () => {
  expect(mostFrequentBands([29_800_000, 32_100_000, 32_900_000, 33_000_000])).toBe(
    '3,200万円台（2戸）',
  )
})

test('names all of several equal ones, the cheaper first', () => {
  expect(mostFrequentBands([33_900_000, 29_800_000, 29_900_000, 33_100_000])).toBe(
    '2,900万円台（2戸）・3,300万円台（2戸）',
  )
})

test('says nothing where each home has a band of its own', () => {
  expect(mostFrequentBands([29_800_000, 33_900_000])).toBe('')
  expect(mostFrequentBands([])).toBe('')
})
