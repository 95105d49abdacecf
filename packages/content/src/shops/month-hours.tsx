import { holidayOn, isOpenOn, type OpeningHours } from '@sumai/domain/opening-hours'
import { inTokyo, isoDay, WEEKDAYS } from '@sumai/format/dates'
import { classNames } from '@sumai/ui/class-names'
import styles from './month-hours.module.css'

type Props = {
  hours: OpeningHours
  /** ISO 8601; its month is shown. */
  renderedAt: string
}

type Day = { date: string; number: number; isOpen: boolean; holiday: string | undefined }

/** The open days of a shop in one month, as a static calendar. */
export function MonthHours({ hours, renderedAt }: Props) {
  const month = inTokyo(renderedAt).format('YYYY年M月')
  const today = isoDay(renderedAt)
  return (
    <table className={styles.month}>
      <caption className={styles.caption}>{month}の営業日</caption>
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
        {weeksOf(hours, renderedAt).map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, index) =>
              day === null ? (
                <td key={index} />
              ) : (
                <td
                  key={day.date}
                  aria-current={day.date === today ? 'date' : undefined}
                  className={classNames(!day.isOpen && styles.closed)}
                >
                  <span className={styles.number}>{day.number}</span>
                  <span className={styles.word}>{day.isOpen ? '' : (day.holiday ?? '定休')}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The weeks of a month, Sunday first; `null` fills the first and the last one. */
function weeksOf(hours: OpeningHours, renderedAt: string): (Day | null)[][] {
  const first = inTokyo(renderedAt).startOf('month')
  const days = Array.from({ length: first.daysInMonth() }, (_, index): Day => {
    const date = first.date(index + 1).format('YYYY-MM-DD')
    const holiday = holidayOn(hours, date) ? '休業' : undefined
    return { date, number: index + 1, isOpen: isOpenOn(hours, date), holiday }
  })
  const cells = [...Array<null>(first.day()).fill(null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  )
  return weeks.map((week) => [...week, ...Array<null>(7 - week.length).fill(null)])
}
