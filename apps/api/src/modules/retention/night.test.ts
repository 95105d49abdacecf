import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysBefore, monthsBefore, nightAfter } from './night.ts'

test('an ordinary night is that of today, and so is a second run of it', () => {
  expect(nightAfter('2026-11-20', '2026-11-21')).toBe('2026-11-21')
  expect(nightAfter('2026-11-21', '2026-11-21')).toBe('2026-11-21')
  expect(nightAfter(undefined, '2026-11-21')).toBe('2026-11-21')
})

test('a clock that is a year ahead costs a week of data a night, and one that is put back nothing', () => {
  expect(nightAfter('2026-11-21', '2027-11-21')).toBe('2026-11-28')
  expect(nightAfter('2026-11-28', '2026-11-22')).toBe('2026-11-22')
})

test('no night goes on by more than a week or beyond today', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (last, today) => {
      const night = nightAfter(last, today)
      return night <= today && Date.parse(night) - Date.parse(last) <= 7 * 86_400_000
    }),
  )
})

test('days begin at midnight in Japan', () => {
  expect(daysBefore('2026-03-01', 1)).toEqual(new Date('2026-02-28T00:00:00+09:00'))
})

test('months are those of the calendar, the shorter ones as well', () => {
  expect(monthsBefore('2026-11-21', 24)).toEqual(new Date('2024-11-21T00:00:00+09:00'))
  expect(monthsBefore('2026-05-31', 3)).toEqual(new Date('2026-02-28T00:00:00+09:00'))
  expect(monthsBefore('2026-01-15', 1)).toEqual(new Date('2025-12-15T00:00:00+09:00'))
})
