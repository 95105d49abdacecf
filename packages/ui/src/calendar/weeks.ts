import { inTokyo } from '@sumai/format/dates'

/** Weeks that are seen at once. */
const WEEKS = 5

/** The first and the last day that are seen, `YYYY-MM-DD`. */
export type Weeks = { from: string; to: string }

/** Five weeks, Sunday first, from the one with that day on; `page` counts five further ones. */
export function weeksFrom(day: string, page: number): Weeks {
  const date = inTokyo(day)
  const from = date.subtract(date.day(), 'day').add(page * WEEKS, 'week')
  const to = from.add(WEEKS, 'week').subtract(1, 'day')
  return { from: from.format('YYYY-MM-DD'), to: to.format('YYYY-MM-DD') }
}

/** The page of `weeksFrom` that has a day. */
export function pageOf(day: string, first: string): number {
  const days = inTokyo(day).diff(inTokyo(weeksFrom(first, 0).from), 'day')
  return Math.max(0, Math.floor(days / (WEEKS * 7)))
}
