import { type DateInput, inTokyo } from './dates.ts'

/**
 * How long ago, in whole years, else whole months, else days of the calendar in Tokyo:
 * 2年前, 3か月前, 5日前; 今日 within the same day and for a moment in the future (a clock that is
 * ahead). `now` is the server's `renderedAt` until the page has mounted.
 */
export function formatRelativeTime(then: DateInput, now: DateInput): string {
  const from = inTokyo(then).startOf('day')
  const to = inTokyo(now).startOf('day')
  if (!from.isValid() || !to.isValid()) return ''
  const years = to.diff(from, 'year')
  if (years > 0) return `${years}年前`
  const months = to.diff(from, 'month')
  if (months > 0) return `${months}か月前`
  const days = to.diff(from, 'day')
  return days > 0 ? `${days}日前` : '今日'
}
