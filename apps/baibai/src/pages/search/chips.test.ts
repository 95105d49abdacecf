import { expect, test } from '@jest/globals'
import { chipsOf } from './chips.ts'

const chips = (conditions: Parameters<typeof chipsOf>[0]) =>
  chipsOf(conditions).map(({ label, to }) => `${label} → ${to}`)

test('each condition leads to the search without it', () => {
  expect(chips({ city_code: ['40203'], bukken_type: ['hanbai_mansion'], is_pet: true })).toEqual([
    '久留米市 → /baibai/search/sale-used-condo/pet',
    '中古マンション → /baibai/search/kurume-shi/pet',
    'ペット可 → /baibai/search/kurume-shi/sale-used-condo',
  ])
})

test('one of two cities can go', () => {
  expect(chips({ city_code: ['40203', '41201'] })).toEqual([
    '久留米市 → /baibai/search/saga-shi',
    '佐賀市 → /baibai/search/kurume-shi',
  ])
})

test('both ends of a price are one condition', () => {
  expect(chips({ kakaku_min: 10_000_000, kakaku_max: 30_000_000 })).toEqual([
    '1,000万円〜3,000万円 → /baibai/search',
  ])
  expect(chips({ kakaku_max: 30_000_000 })).toEqual(['3,000万円以下 → /baibai/search'])
})

test('dropping a condition starts again at the first page', () => {
  expect(chips({ toho: 10, order: 'new', page: 3 })).toEqual([
    '徒歩10分以内 → /baibai/search?order=new',
  ])
})
