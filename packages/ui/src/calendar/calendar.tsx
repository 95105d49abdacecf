import { inTokyo } from '@sumai/format/dates'
import { useEffect, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './calendar.module.css'
import type { DayGrid } from './day-grid.ts'
import { pageOf, type Weeks, weeksFrom } from './weeks.ts'

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
  /** Called when its code fails to load. */
  onFailure: () => void
}

const isNever = () => false

/**
 * A calendar of five weeks from the one of the first day on. Use it after hydration; plain HTML has
 * `<input type="date">`.
 */
export function Calendar(props: Props) {
  const { day, today, min, max, isClosed = isNever, note, onDay, onFailure } = props
  const host = useRef<HTMLDivElement>(null)
  const grid = useRef<DayGrid | null>(null)
  const [page, setPage] = useState(pageOf(day || min, min))
  const weeks = weeksFrom(min, page)
  const latest = useRef({ day, page, isClosed, onDay, onFailure })
  useEffect(() => {
    latest.current = { day, page, isClosed, onDay, onFailure }
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
        weeks: weeksFrom(min, latest.current.page),
        onDay: (at) => latest.current.onDay(at),
      })
    }
    begin().catch(() => isWanted && latest.current.onFailure())
    return () => {
      isWanted = false
      grid.current?.destroy()
      grid.current = null
    }
  }, [today, min, max])

  useEffect(() => {
    grid.current?.select(day)
    if (day) setPage(pageOf(day, min))
  }, [day, min])
  useEffect(() => grid.current?.show(weeksFrom(min, page)), [min, page])

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label="前の5週間"
          icon={ChevronLeftIcon}
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        />
        <p aria-live="polite" className={styles.month}>
          {monthsOf(weeks)}
        </p>
        <IconButton
          label="次の5週間"
          icon={ChevronRightIcon}
          disabled={weeks.to >= max}
          onClick={() => setPage(page + 1)}
        />
      </div>
      <div ref={host} className={styles.days} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** 2026年11月〜12月 */
function monthsOf({ from, to }: Weeks): string {
  const [first, last] = [inTokyo(from), inTokyo(to)]
  const isOneYear = first.year() === last.year()
  return `${first.format('YYYY年M月')}〜${last.format(isOneYear ? 'M月' : 'YYYY年M月')}`
}
