import { expect, test } from '@jest/globals'
import { pageOf, weeksFrom } from './weeks.ts'

test('five weeks begin with the Sunday of this week, whatever the month', () => {
  expect(weeksFrom('2026-11-27', 0)).toEqual({ from: '2026-11-22', to: '2026-12-26' })
  expect(weeksFrom('2026-12-02', 0)).toEqual({ from: '2026-11-29', to: '2027-01-02' })
  expect(weeksFrom('2026-11-27', 1)).toEqual({ from: '2026-12-27', to: '2027-01-30' })
})

test('a day lies on the page that shows it', () => {
  expect(pageOf('2026-12-26', '2026-11-27')).toBe(0)
  expect(pageOf('2026-12-27', '2026-11-27')).toBe(1)
  expect(pageOf('2026-11-01', '2026-11-27')).toBe(0)
})
