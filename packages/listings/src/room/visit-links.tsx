import { clockTime } from '@sumai/format/clock-time'
import { formatDayAndMonth } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import type { Visit } from './room-shop.ts'
import styles from './visit-links.module.css'

type Props = {
  visits: readonly Visit[]
  /** Address of the visit form, to whose query the fields of day and time are added. */
  visitTo: string
}

/** The next free slots, as links to the filled-in form. */
export function VisitLinks({ visits, visitTo }: Props) {
  if (visits.length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>次に予約できる日時</h3>
      <ul className={styles.list}>
        {visits.map(({ date, time }) => (
          <li key={date}>
            <Link to={`${visitTo}&date1=${date}&time1=${time}`} className={styles.visit}>
              <span>{formatDayAndMonth(date)}</span>
              <b>{clockTime(time)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
