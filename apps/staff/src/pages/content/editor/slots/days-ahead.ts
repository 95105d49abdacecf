import type { VisitShop } from '@sumai/domain/forms/facts'
import { bookableSlots } from '@sumai/domain/forms/visit-rules'
import { holidayOn, isOpenOn } from '@sumai/domain/opening-hours'
import { inTokyo, WEEKDAYS } from '@sumai/format/dates'

const DAYS = 7

export type DayAhead = {
  date: string
  /** 11/28（土） */
  label: string
  /** Why nobody can come. */
  closed: string | undefined
  times: readonly string[]
}

/** When visitors could book in the next seven days, by the rules of the form. */
export function daysAhead(shop: VisitShop & { reserveCapacity: number }, now: string): DayAhead[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = inTokyo(now).add(index, 'day')
    const date = day.format('YYYY-MM-DD')
    const isOpen = isOpenOn(shop, date)
    return {
      date,
      label: `${day.format('M/D')}（${WEEKDAYS[day.day()]}）`,
      closed: isOpen ? undefined : (holidayOn(shop, date)?.label ?? '定休日'),
      times: isOpen && shop.reserveCapacity > 0 ? bookableSlots(shop, date, now) : [],
    }
  })
}
