import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  formatDate,
  formatDateWithWeekday,
  formatDayAndMonth,
  formatMonth,
  formatTime,
  isoDay,
  WEEKDAYS,
} from './dates.ts'
import { formatWareki } from './wareki.ts'

describe('dates in Tokyo', () => {
  test('shows a moment of the evening in London on the next day', () => {
    expect(formatDate('2026-11-20T15:00:00Z')).toBe('2026年11月21日')
    expect(formatDate('2026-11-20T14:59:59Z')).toBe('2026年11月20日')
    expect(formatTime('2026-11-20T15:30:00Z')).toBe('0:30')
  })

  test('does not move a day or a moment that is already in Tokyo', () => {
    expect(formatDate('2026-11-21')).toBe('2026年11月21日')
    expect(formatDate('2026-11-21T23:59:00+09:00')).toBe('2026年11月21日')
    expect(formatTime('2026-11-21T18:30')).toBe('18:30')
    expect(formatMonth('2008-03')).toBe('2008年3月')
  })

  test('names the day of the week, Sunday first', () => {
    expect(WEEKDAYS[0]).toBe('日')
    expect(formatDateWithWeekday('2026-11-21')).toBe('2026年11月21日（土）')
    expect(formatDateWithWeekday('2026-11-22')).toBe('2026年11月22日（日）')
    expect(formatDateWithWeekday('2026-12-08')).toBe('2026年12月8日（火）')
  })

  test('leaves the year out where it is plain', () => {
    expect(formatDayAndMonth('2026-12-08')).toBe('12月8日（火）')
  })

  test('shows nothing for what is no date', () => {
    expect(formatDate('')).toBe('')
    expect(formatDate('soon')).toBe('')
    expect(formatWareki('soon')).toBe('')
  })

  test('gives the same day for a Date in any zone', () => {
    const day = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, (date) => {
        const expected = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(date)
        // Summer time of 1948–1951 is the one exception to +09:00.
        if (date.getUTCFullYear() > 1951) expect(isoDay(date)).toBe(expected)
      }),
    )
  })
})

describe('Japanese years', () => {
  test.each([
    ['2026-11', '令和8年11月'],
    ['2019-05', '令和元年5月'],
    ['2019-04', '平成31年4月'],
    ['2019-04-30', '平成31年4月'],
    ['2019-05-01', '令和元年5月'],
    ['1989-01', '平成元年1月'],
    ['1989-01-07', '昭和64年1月'],
    ['2008-03', '平成20年3月'],
    ['1981-06', '昭和56年6月'],
    ['1926-12', '昭和元年12月'],
    ['1912-07-29', '明治45年7月'],
    ['1872-12', ''],
  ])('%s is %s', (month, wareki) => {
    expect(formatWareki(month)).toBe(wareki)
  })
})
