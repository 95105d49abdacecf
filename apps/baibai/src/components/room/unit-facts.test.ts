import { expect, test } from '@jest/globals'
import { unitFacts } from './unit-facts.ts'

const unit = (no: string, madori: string, men: number, yachin: number) => ({
  ...{ no, madori, men, yachin },
  status: '賃貸中',
})

test('a whole building tells its layouts, and from where to where its homes and rents go', () => {
  const rentRoll = [
    unit('101', '1K', 23.72, 21_000),
    unit('102', '1K', 27.56, 23_500),
    unit('201', '1LDK', 40.1, 52_000),
  ]
  expect(unitFacts({ rentRoll })).toEqual([
    { label: '1K', value: '2戸' },
    { label: '1LDK', value: '1戸' },
    { label: '専有面積', value: '23.72〜40.10㎡' },
    { label: '月額賃料', value: '2.1〜5.2万円' },
  ])
})

test('one flat is told by its own facts', () => {
  expect(unitFacts({ rentRoll: [unit('5階', '1K', 23.72, 21_000)] })).toEqual([])
})
