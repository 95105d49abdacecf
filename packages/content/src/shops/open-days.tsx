import { holidayOn, isOpenOn, type OpeningHours } from '@sumai/domain/opening-hours'
import { inTokyo, isoDay, WEEKDAYS } from '@sumai/format/dates'
import { classNames } from '@sumai/ui/class-names'
import styles from './open-days.module.css'

type Props = {
  hours: OpeningHours
  /** ISO 8601 */
  renderedAt: string
  /** ISO 8601; its week is the first. Default: this week. */
  from?: string
  weeks?: number
  caption?: string
}

type Day = { date: string; name: string; isOpen: boolean; holiday: string | undefined }

/** The open days of a shop, in whole weeks, as a static calendar. */
export function OpenDays(props: Props) {
  const { hours, renderedAt, from = renderedAt, weeks = 5 } = props
  const today = isoDay(renderedAt)
  return (
    <table className={styles.days}>
      <caption className={styles.caption}>{props.caption ?? 'これからの営業日'}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksFrom(hours, from, weeks).map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, name, isOpen, holiday }) => (
              <td
                key={date}
                aria-current={date === today ? 'date' : undefined}
                className={classNames((!isOpen || date < today) && styles.closed)}
              >
                <span className={styles.number}>{name}</span>
                <span className={styles.word}>{isOpen ? '' : (holiday ?? '定休')}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Weeks, Sunday first; the first day of all and of a month says the month: 12/1. */
function weeksFrom(hours: OpeningHours, from: string, weeks: number): Day[][] {
  const first = inTokyo(from)
  const sunday = first.subtract(first.day(), 'day')
  return Array.from({ length: weeks }, (_, week) =>
    WEEKDAYS.map((_, weekday): Day => {
      const day = sunday.add(week * 7 + weekday, 'day')
      const date = day.format('YYYY-MM-DD')
      const isNamed = day.date() === 1 || week + weekday === 0
      return {
        date,
        name: day.format(isNamed ? 'M/D' : 'D'),
        isOpen: isOpenOn(hours, date),
        holiday: holidayOn(hours, date) ? '休業' : undefined,
      }
    }),
  )
}
