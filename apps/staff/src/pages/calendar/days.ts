import { clock, minutesOf } from '@sumai/domain/opening-hours'
import { inTokyo, isoDay, isoTime, WEEKDAYS } from '@sumai/format/dates'

/** A moment as a calendar draws it: the day (YYYY-MM-DD) and the minutes since midnight. */
export type At = { day: string; minutes: number }

export const atOf = (moment: string): At => ({
  day: isoDay(moment),
  minutes: minutesOf(isoTime(moment)),
})

/** ISO 8601, as the API takes it. */
export const momentOf = ({ day, minutes }: At) => `${day}T${clock(minutes)}:00+09:00`

/** The seven days of its week, Sunday first. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -inTokyo(day).day())
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
}

export const addDays = (day: string, days: number) =>
  inTokyo(day).add(days, 'day').format('YYYY-MM-DD')

export const weekdayOf = (day: string) => WEEKDAYS[inTokyo(day).day()] ?? ''

/** 11月26日（木） */
export const sayDate = (day: string) => `${inTokyo(day).format('M月D日')}（${weekdayOf(day)}）`

/** 11月26日（木） 14:00 */
export const sayAt = ({ day, minutes }: At) => `${sayDate(day)} ${clock(minutes)}`

/** 2026年11月22日–28日 */
export function sayWeek(days: readonly string[]): string {
  const [first, last] = [inTokyo(days[0] ?? ''), inTokyo(days.at(-1) ?? '')]
  const end = first.month() === last.month() ? 'D日' : 'M月D日'
  return `${first.format('YYYY年M月D日')}–${last.format(end)}`
}
