import { BRAND } from '@sumai/domain/brand'
import { isOpenOn, minutesOf, type OpeningHours } from '@sumai/domain/opening-hours'
import { inTokyo } from '@sumai/format/dates'

/** Hours of the head office, which answers enquiries without a shop. */
export const OFFICE_HOURS: OpeningHours = {
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
export function replyEstimate(now: Date, hours: OpeningHours): Date | null {
  const arrival = inTokyo(now)
  let left = REPLY_MINUTES
  for (let days = 0; days < MOST_DAYS; days++) {
    const day = arrival.add(days, 'day').startOf('day')
    if (!isOpenOn(hours, day.format('YYYY-MM-DD'))) continue
    const arrived = days === 0 ? arrival.diff(day, 'minute') : 0
    const from = Math.max(minutesOf(hours.eigyoStart), arrived)
    const open = Math.max(0, minutesOf(hours.eigyoEnd) - from)
    if (open >= left) {
      const halfHour = Math.ceil((from + left) / STEP_MINUTES) * STEP_MINUTES
      const until = Math.min(halfHour, minutesOf(hours.eigyoEnd))
      return new Date(now.getTime() + day.diff(arrival) + until * 60_000)
    }
    left -= open
  }
  return null
}
