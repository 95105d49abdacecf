import { expect, test } from '@jest/globals'
import { isOffered, offer } from './offered.ts'

const [two, four] = ['11月28日（土） 14:00', '11月28日（土） 16:00']

test('times take the place of what is left to write, one below the other', () => {
  const once = offer('次の日時です。\n【候補の日時】\n\n敬具', two)
  expect(once).toBe('次の日時です。\n・11月28日（土） 14:00\n\n敬具')
  const twice = offer(once, four)
  expect(twice).toBe('次の日時です。\n・11月28日（土） 14:00\n・11月28日（土） 16:00\n\n敬具')
  expect(isOffered(twice, four)).toBe(true)
  expect(offer(twice, two)).toBe('次の日時です。\n・11月28日（土） 16:00\n\n敬具')
})

test('a letter without a place for them has them at its end', () => {
  expect(offer('お待ちしています。\n', two)).toBe('お待ちしています。\n・11月28日（土） 14:00\n')
})

test('one moment that was agreed on stands where the letter says it', () => {
  expect(offer('新しい日時は次のとおりです。\n【日時】', two)).toContain('\n・11月28日（土） 14:00')
})
