import { expect, test } from '@jest/globals'
import { atOf, momentOf, sayAt, sayWeek, weekOf } from './days.ts'

test('a week begins on Sunday, over the turn of a month too', () => {
  const days = weekOf('2026-12-01')
  expect(days).toEqual([
    ...['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'],
    ...['2026-12-03', '2026-12-04', '2026-12-05'],
  ])
  expect(weekOf('2026-11-29')).toEqual(days)
  expect(sayWeek(days)).toBe('2026年11月29日–12月5日')
  expect(sayWeek(weekOf('2026-11-24'))).toBe('2026年11月22日–28日')
})

test('a moment of the API is a day and a minute, and back', () => {
  const at = atOf('2026-11-26T14:30:00+09:00')
  expect(at).toEqual({ day: '2026-11-26', minutes: 870 })
  expect(momentOf(at)).toBe('2026-11-26T14:30:00+09:00')
  expect(sayAt(at)).toBe('11月26日（木） 14:30')
})
