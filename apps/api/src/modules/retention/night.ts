import { inTokyo } from '@sumai/format/dates'

const DAY_MS = 86_400_000
/**
 * Days that one night may go on by. A clock that is a year ahead must not cost a year of
 * enquiries; after a long standstill a few nights catch up.
 */
const MOST_DAYS = 7

/** Midnight in Japan. */
const midnight = (day: string) => Date.parse(`${day}T00:00:00+09:00`)

/** The day (`YYYY-MM-DD`) that counts as today in the night after `last`. */
export function nightAfter(last: string | undefined, today: string): string {
  if (!last || last >= today) return today
  const furthest = new Date(Date.parse(last) + MOST_DAYS * DAY_MS).toISOString().slice(0, 10)
  return furthest < today ? furthest : today
}

/** The beginning of the day that lies `days` before `day`. */
export const daysBefore = (day: string, days: number) => new Date(midnight(day) - days * DAY_MS)

/** The beginning of the day that lies `months` before `day`, or of the last one of its month. */
export const monthsBefore = (day: string, months: number) =>
  new Date(midnight(inTokyo(day).subtract(months, 'month').format('YYYY-MM-DD')))
