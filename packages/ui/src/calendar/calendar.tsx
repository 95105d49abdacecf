import { formatMonth } from '@sumai/format/dates'
import { useEffect, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './calendar.module.css'
import type { DayGrid } from './day-grid.ts'

/** The days to choose from, all `YYYY-MM-DD`. */
export type DayRange = {
  today: string
  /** First and last day. */
  min: string
  max: string
  /** Closed days between them. */
  isClosed?: (day: string) => boolean
}

type Props = DayRange & {
  /** `YYYY-MM-DD`, or '' for none. */
  day: string
  onDay: (day: string) => void
  /** 水曜は定休日です。 */
  note?: string
  /** Takes the focus when it is loaded. */
  autoFocus?: boolean
  /** Called when its code fails to load. */
  onFailure: () => void
}

const isNever = () => false

/** A calendar of one month. Use it after hydration; plain HTML has `<input type="date">`. */
export function Calendar(props: Props) {
  const { day, today, min, max, isClosed = isNever, note, autoFocus, onDay, onFailure } = props
  const host = useRef<HTMLDivElement>(null)
  const grid = useRef<DayGrid | null>(null)
  const [month, setMonth] = useState((day || min).slice(0, 7))
  const latest = useRef({ day, isClosed, autoFocus, onDay, onFailure })
  useEffect(() => {
    latest.current = { day, isClosed, autoFocus, onDay, onFailure }
  })

  useEffect(() => {
    let isWanted = true
    const begin = async () => {
      const [{ createDayGrid }, { nationalHolidays }] = await Promise.all([
        import(/* webpackChunkName: "calendar" */ './day-grid.ts'),
        import(/* webpackChunkName: "calendar" */ './national-holidays.ts'),
      ])
      const holidays = await nationalHolidays(min, max)
      if (!isWanted || !host.current) return
      grid.current = createDayGrid(host.current, {
        ...{ today, min, max, holidays },
        day: latest.current.day,
        isClosed: (at) => latest.current.isClosed(at),
        onDay: (at) => latest.current.onDay(at),
        onMonth: setMonth,
      })
      if (latest.current.autoFocus) grid.current.focus()
    }
    begin().catch(() => isWanted && latest.current.onFailure())
    return () => {
      isWanted = false
      grid.current?.destroy()
      grid.current = null
    }
  }, [today, min, max])

  useEffect(() => grid.current?.select(day), [day])

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label="前の月"
          icon={ChevronLeftIcon}
          disabled={month <= min.slice(0, 7)}
          onClick={() => grid.current?.turn(-1)}
        />
        <p aria-live="polite" className={styles.month}>
          {formatMonth(month)}
        </p>
        <IconButton
          label="次の月"
          icon={ChevronRightIcon}
          disabled={month >= max.slice(0, 7)}
          onClick={() => grid.current?.turn(1)}
        />
      </div>
      <div ref={host} className={styles.days} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
