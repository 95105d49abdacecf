import { BRAND } from '@sumai/domain/brand'
import { inTokyo } from '@sumai/format/dates'
import type { ShopRow } from '../shops/shops.table.ts'

/** Opening hours. Times are `HH:MM`, weekdays 0 = Sunday, holidays `MM-DD` to `MM-DD`. */
export type Hours = Pick<
  ShopRow,
  'eigyoStart' | 'eigyoEnd' | 'teikyuWeek' | 'teikyuBusyMonthsOpen' | 'holidays'
>

/** Hours of the head office, which answers enquiries without a shop. */
export const OFFICE_HOURS: Hours = {
  eigyoStart: '10:00',
  eigyoEnd: '18:00',
  teikyuWeek: [3],
  teikyuBusyMonthsOpen: [],
  holidays: [{ from: '12-29', to: '01-03', label: '年末年始休業' }],
}

const REPLY_MINUTES = BRAND.replyHours * 60
const MOST_DAYS = 30
/** Nobody promises an answer to the minute. */
const STEP_MINUTES = 30

/**
 * When a visitor can expect an answer at the latest: after some opening hours, up to the next half
 * hour if the shop is still open then.
 */
export function replyEstimate(now: Date, hours: Hours): Date | null {
  const arrival = inTokyo(now)
  let left = REPLY_MINUTES
  for (let days = 0; days < MOST_DAYS; days++) {
    const day = arrival.add(days, 'day').startOf('day')
    if (!isOpen(day.format('YYYY-MM-DD'), day.day(), hours)) continue
    const arrived = days === 0 ? arrival.diff(day, 'minute') : 0
    const from = Math.max(minutes(hours.eigyoStart), arrived)
    const open = Math.max(0, minutes(hours.eigyoEnd) - from)
    if (open >= left) {
      const halfHour = Math.ceil((from + left) / STEP_MINUTES) * STEP_MINUTES
      const until = Math.min(halfHour, minutes(hours.eigyoEnd))
      return new Date(now.getTime() + day.diff(arrival) + until * 60_000)
    }
    left -= open
  }
  return null
}

function isOpen(date: string, weekday: number, hours: Hours): boolean {
  const [month, day] = [Number(date.slice(5, 7)), date.slice(5)]
  const isDayOff = hours.teikyuWeek.includes(weekday) && !hours.teikyuBusyMonthsOpen.includes(month)
  return !isDayOff && !hours.holidays.some(({ from, to }) => isWithin(day, from, to))
}

/** A period may run over the turn of the year. */
const isWithin = (day: string, from: string, to: string) =>
  from <= to ? day >= from && day <= to : day >= from || day <= to

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
