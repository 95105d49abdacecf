import { expect, test } from '@jest/globals'
import type { OpeningHours } from '@sumai/domain/opening-hours'
import { isoTime } from '@sumai/format/dates'
import fc from 'fast-check'
import { replyEstimate } from './reply-estimate.ts'

/** Closed on Wednesdays except in January, and over the New Year. */
const SHOP: OpeningHours = {
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

test.each([
  ['11:24', '18:30', '14:30'],
  ['15:05', '18:15', '18:15'],
])(
  'an enquiry at %s of a shop that closes at %s is answered by %s',
  (received, eigyoEnd, until) => {
    const hours = { ...SHOP, eigyoEnd }
    expect(replyEstimate(at(`2026-11-20T${received}`), hours)).toEqual(at(`2026-11-20T${until}`))
  },
)

test('an answer is promised for a half hour, never after the shop has closed', () => {
  const midnight = at('2026-11-20T00:00').getTime()
  const received = fc.integer({ min: 9 * 60 + 30, max: 17 * 60 })
  const open = fc.integer({ min: 180, max: 240 })
  fc.assert(
    fc.property(received, open, (minute, left) => {
      const closing = new Date(midnight + (minute + left) * 60_000)
      const hours = { ...SHOP, eigyoEnd: isoTime(closing) }
      const answer = replyEstimate(new Date(midnight + minute * 60_000), hours)?.getTime() ?? 0
      const promised = (answer - midnight) / 60_000
      expect(promised - minute).toBeGreaterThanOrEqual(180)
      expect(promised - minute).toBeLessThan(210)
      expect(promised - minute).toBeLessThanOrEqual(left)
      expect(promised % 30 === 0 || promised - minute === left).toBe(true)
    }),
  )
})
