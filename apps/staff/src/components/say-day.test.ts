import { expect, test } from '@jest/globals'
import { sayDay } from './say-day.ts'

const NOW = '2026-11-26T09:00:00+09:00'

test.each([
  ['2026-11-26T00:10:00+09:00', '今日'],
  ['2026-11-25T23:50:00+09:00', '昨日'],
  ['2026-11-27T09:30:00+09:00', '明日'],
  ['2026-11-20T09:30:00+09:00', '11月20日'],
  ['2025-12-31T09:30:00+09:00', '2025年12月31日'],
])('calls %s %s', (then, words) => {
  expect(sayDay(then, NOW)).toBe(words)
})
