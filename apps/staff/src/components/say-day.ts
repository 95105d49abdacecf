import { type DateInput, formatDateWithWeekday, formatTime, inTokyo } from '@sumai/format/dates'

const NEAR = new Map([
  [-1, '昨日'],
  [0, '今日'],
  [1, '明日'],
])

/** 今日, 昨日, 明日, else 11月28日; with the year when it is another one. */
export function sayDay(then: DateInput, now: DateInput): string {
  const day = inTokyo(then)
  const today = inTokyo(now)
  const near = NEAR.get(day.startOf('day').diff(today.startOf('day'), 'day'))
  return near ?? day.format(day.year() === today.year() ? 'M月D日' : 'YYYY年M月D日')
}

/** 2026年11月28日（土） 14:00 */
export const sayWhole = (moment: string) => `${formatDateWithWeekday(moment)} ${formatTime(moment)}`
