import { holidayOn } from '@sumai/domain/opening-hours'
import { inTokyo } from '@sumai/format/dates'
import type { Shop } from '../calendar.queries.ts'
import { weekdayOf } from '../days.ts'
import styles from './day-head.module.css'

type Props = { day: string; shop: Shop; isOpen: boolean; isToday: boolean; count: number }

/** What stands above a day of the week. */
export function DayHead({ day, shop, isOpen, isToday, count }: Props) {
  const closed = holidayOn(shop, day)?.label ?? '定休日'
  return (
    <div
      className={styles.head}
      data-weekday={inTokyo(day).day()}
      data-today={isToday || undefined}
    >
      {weekdayOf(day)}
      <b>{inTokyo(day).date()}</b>
      <span>{isOpen || count > 0 ? `${count}件` : closed}</span>
    </div>
  )
}
