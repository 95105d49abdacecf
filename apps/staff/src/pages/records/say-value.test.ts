import { expect, test } from '@jest/globals'
import { sayValue } from './say-value.ts'

test.each([
  [null, 'なし'],
  ['', 'なし'],
  [true, 'はい'],
  [62_000, '62,000'],
  ['public', '公開中'],
  ['2026-11-26T14:30:00+09:00', '2026年11月26日（木） 14:30'],
  [[1, 2, 3], '3件'],
  [{ ja: 1 }, '変更'],
  ['南向き', '南向き'],
])('says %j as %s', (value, words) => {
  expect(sayValue(value)).toBe(words)
})

test('a long text is cut, so that a row stays a row', () => {
  expect(sayValue('あ'.repeat(100))).toBe(`${'あ'.repeat(60)}…`)
})
