import { expect, test } from '@jest/globals'
import { type Hours, replyEstimate } from './reply-estimate.ts'

/** Closed on Wednesdays except in January, and over the New Year. */
const SHOP: Hours = {
  eigyoStart: '09:30',
  eigyoEnd: '18:30',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [1],
  holidays: [{ from: '12-29', to: '01-04', label: '年末年始休業' }],
}
const estimate = (received: string) => replyEstimate(new Date(`${received}:00+09:00`), SHOP)
const at = (time: string) => new Date(`${time}:00+09:00`)

test.each([
  ['while the shop is open', '2026-11-20T10:00', '2026-11-20T13:00'],
  ['before it opens', '2026-11-20T03:00', '2026-11-20T12:30'],
  ['an hour before it closes', '2026-11-20T17:30', '2026-11-21T11:30'],
  ['on the evening before a day off', '2026-11-24T19:00', '2026-11-26T12:30'],
  ['on a Wednesday of a busy month', '2027-01-13T10:00', '2027-01-13T13:00'],
  ['over the turn of the year', '2026-12-28T18:00', '2027-01-05T12:00'],
])('an enquiry %s is answered within three opening hours', (_, received, answered) => {
  expect(estimate(received)).toEqual(at(answered))
})

test('a shop that is never open promises nothing', () => {
  const closed = { ...SHOP, teikyuWeek: [0, 1, 2, 3, 4, 5, 6], teikyuBusyMonthsOpen: [] }
  expect(replyEstimate(at('2026-11-20T10:00'), closed)).toBeNull()
})
