import { expect, test } from '@jest/globals'
import { keptPhrase } from './count-missed.ts'

test('a phrase is the same however it is spaced and typed', () => {
  for (const words of ['久留米　サウナ', ' 久留米 サウナ ']) {
    expect(keptPhrase(words)).toBe('久留米 サウナ')
  }
  expect(keptPhrase('ＭＡＩＳＯＮ')).toBe('maison')
})

test.each([
  '',
  ' ',
  'taro@example.jp',
  'taro＠example.jp',
  '0942000001',
  '０９４２-００-０００１',
  '090 1234 5678',
  '080(1234)5678 に電話',
  'あ'.repeat(41),
])('%j may tell of a person, or nothing', (words) => {
  expect(keptPhrase(words)).toBeUndefined()
})

test.each(['6万円 1LDK 50㎡', '2024年築', '12345'])('%j is kept', (words) => {
  expect(keptPhrase(words)).toBeDefined()
})
