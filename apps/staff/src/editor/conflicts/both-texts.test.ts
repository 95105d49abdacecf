import { expect, test } from '@jest/globals'
import { bothTexts } from './both-texts.ts'

const BASE = '築6年、南向きの角部屋です。大橋駅まで7分。'

test('what two people wrote in different places stands in one text', () => {
  const mine = '築6年、南西向きの角部屋です。大橋駅まで7分。'
  const theirs = `${BASE}2台目の駐車場もご案内できます。`
  expect(bothTexts(BASE, mine, theirs)).toBe(`${mine}2台目の駐車場もご案内できます。`)
  expect(bothTexts(BASE, theirs, mine)).toBe(`${mine}2台目の駐車場もご案内できます。`)
})

test('in the same place nothing of either is lost', () => {
  const both = bothTexts('駅まで7分。', '駅まで徒歩で7分。', '駅まで平らな道を7分。')
  expect(both).toContain('徒歩で')
  expect(both).toContain('平らな道を')
})

test('the same change made twice is one', () => {
  const after = `${BASE}静かです。`
  expect(bothTexts(BASE, after, after)).toBe(after)
})

test('what only one of them has changed is theirs', () => {
  expect(bothTexts(BASE, BASE, '短い。')).toBe('短い。')
  expect(bothTexts('', '新しい', '')).toBe('新しい')
})
