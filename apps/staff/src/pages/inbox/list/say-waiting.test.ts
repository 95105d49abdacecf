import { expect, test } from '@jest/globals'
import { sayMinutes, sayWaiting } from './say-waiting.ts'

const SINCE = '2026-11-26T06:30:00+09:00'
const PROMISED = '2026-11-26T09:30:00+09:00'

test.each([
  ['2026-11-26T06:37:20+09:00', '7分', 'fine', undefined],
  ['2026-11-26T08:58:00+09:00', '2時間28分', 'soon', '目安まで32分'],
  ['2026-11-26T09:30:20+09:00', '3時間', 'late', '目安の時刻です'],
  ['2026-11-26T09:42:00+09:00', '3時間12分', 'late', '目安を12分過ぎています'],
] as const)(
  'says how long somebody has waited, and against what was promised: %s',
  (now, text, state, promise) => {
    const waited = sayWaiting(SINCE, PROMISED, now)
    expect(waited).toMatchObject({ text, state })
    expect(waited.promise).toBe(promise)
  },
)

test('without a promise nobody is late', () => {
  expect(sayWaiting(SINCE, null, '2026-11-28T06:30:00+09:00')).toEqual({
    text: '2日',
    state: 'fine',
    share: 0,
  })
})

test.each([
  [0, '0分'],
  [60, '1時間'],
  [1500, '1日1時間'],
])('says %i minutes as %s', (minutes, words) => {
  expect(sayMinutes(minutes)).toBe(words)
})

test('says how much of the promised time has gone', () => {
  expect(sayWaiting(SINCE, PROMISED, '2026-11-26T08:00:00+09:00').share).toBe(0.5)
  expect(sayWaiting(SINCE, PROMISED, '2026-11-26T10:00:00+09:00').share).toBe(1)
})
