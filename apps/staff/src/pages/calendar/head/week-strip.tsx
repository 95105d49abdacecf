import { inTokyo } from '@sumai/format/dates'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { Link } from 'react-router'
import { weekdayOf, weekOf } from '../days.ts'
import type { CalendarEvent } from '../grid/events.ts'
import { addressOf, type View } from '../view.ts'
import styles from './week-strip.module.css'

type Props = { view: View; events: readonly CalendarEvent[] }

/** The days of the week on a phone; a dot where somebody waits to hear. */
export function WeekStrip({ view, events }: Props) {
  return (
    <nav aria-label="日を選ぶ" className={styles.strip}>
      {weekOf(view.day).map((day) => (
        <Link
          key={day}
          to={addressOf({ ...view, day, open: undefined })}
          replace
          aria-current={day === view.day ? 'date' : undefined}
          data-weekday={inTokyo(day).day()}
          className={styles.day}
        >
          {weekdayOf(day)}
          <VisuallyHidden>曜日 {inTokyo(day).month() + 1}月</VisuallyHidden>
          <b>{inTokyo(day).date()}</b>
          <VisuallyHidden>日</VisuallyHidden>
          {events.some((event) => event.day === day && event.look === 'requested') && (
            <i className={styles.dot}>
              <VisuallyHidden>承認待ち</VisuallyHidden>
            </i>
          )}
        </Link>
      ))}
    </nav>
  )
}
