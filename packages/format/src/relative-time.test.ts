import { expect, test } from '@jest/globals'
import { formatRelativeTime } from './relative-time.ts'

const now = '2026-11-21T12:00:00+09:00'

test.each([
  ['2026-11-21T09:00:00+09:00', '今日'],
  ['2026-11-20T23:59:00+09:00', '1日前'],
  ['2026-10-22T12:00:00+09:00', '30日前'],
  ['2026-10-21T12:00:00+09:00', '1か月前'],
  ['2025-11-22T12:00:00+09:00', '11か月前'],
  ['2025-11-21T23:00:00+09:00', '1年前'],
  ['1996-11-21', '30年前'],
])('%s was %s', (then, words) => {
  expect(formatRelativeTime(then, now)).toBe(words)
})

test('a clock that is ahead does not speak of the future', () => {
  expect(formatRelativeTime('2026-11-22T09:00:00+09:00', now)).toBe('今日')
})

test('says nothing about what is no date', () => {
  expect(formatRelativeTime('', now)).toBe('')
})
