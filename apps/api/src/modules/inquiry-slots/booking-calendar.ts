import type { SlotDay } from '@sumai/api-client/contract/inquiry-slots'
import { bookableSlots, lastBookableDay } from '@sumai/domain/forms/visit-rules'
import { isOpenOn } from '@sumai/domain/opening-hours'
import { inTokyo, isoDay } from '@sumai/format/dates'
import type { ShopRow } from '../shops/shops.table.ts'
import type { VisitSlot } from './visit-slots.repository.ts'

/** A shop's days and slots by the rules of the form, for one `month` (YYYY-MM) or all. */
export function bookingCalendar(shop: ShopRow, now: Date, month = '') {
  const today = isoDay(now)
  const lastDay = lastBookableDay(now)
  return {
    today,
    lastDay,
    days(full: readonly VisitSlot[]): SlotDay[] {
      const taken = new Set(full.map(({ date, time }) => `${date} ${time}`))
      return daysBetween(today, lastDay)
        .filter((date) => date.startsWith(month))
        .map((date) => ({
          date,
          is_closed: !isOpenOn(shop, date),
          slots: bookableSlots(shop, date, now).map((time) => ({
            time,
            is_full: shop.reserveCapacity < 1 || taken.has(`${date} ${time}`),
          })),
        }))
    },
  }
}

function daysBetween(first: string, last: string): string[] {
  const length = inTokyo(last).diff(inTokyo(first), 'day') + 1
  return Array.from({ length }, (_, i) => inTokyo(first).add(i, 'day').format('YYYY-MM-DD'))
}
