import { clock } from '@sumai/domain/opening-hours'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { CSSProperties, ReactNode } from 'react'
import type { Draft } from '../blocking/draft.ts'
import { useDraw } from '../blocking/use-draw.ts'
import { nameOf } from '../booking.ts'
import type { At } from '../days.ts'
import type { Lift } from '../moving/use-lift.ts'
import styles from './day-column.module.css'
import eventStyles from './event.module.css'
import { Event } from './event.tsx'
import type { CalendarEvent } from './events.ts'
import { type Hours, placeOf } from './hours.ts'
import { inLanes } from './lanes.ts'

type Props = {
  day: string
  events: readonly CalendarEvent[]
  hours: Hours
  isOpen: boolean
  now: At
  lift: Lift
  onDraft: (draft: Draft) => void
  /** Key of what is opened, and the address of what is to be. */
  opened: string | undefined
  toOpen: (key: string) => string
  /** The time that is about to be blocked. */
  children?: ReactNode
}

/** The events of a day, hour by hour. */
export function DayColumn(props: Props) {
  const { day, events, hours, isOpen, now, lift, onDraft, opened, toOpen, children } = props
  const draw = useDraw(day, hours, onDraft)
  const { lifted } = lift
  const isNow = now.day === day && now.minutes >= hours.from && now.minutes <= hours.to
  return (
    <div className={styles.column} data-day={day} data-closed={!isOpen || undefined} {...draw}>
      {inLanes(events).map((event) => (
        <Event
          key={event.key}
          event={event}
          hours={hours}
          to={toOpen(event.key)}
          isOpen={event.key === opened}
          lift={lift}
        />
      ))}
      {children}
      {lifted?.at.day === day && (
        <div
          className={eventStyles.event}
          data-look="target"
          style={placeOf(targetOf(lifted), hours) as CSSProperties}
        >
          <b>
            {clock(lifted.at.minutes)} {nameOf(lifted.booking)}
          </b>
        </div>
      )}
      {isNow && (
        <div
          className={styles.now}
          style={placeOf({ from: now.minutes, to: now.minutes }, hours) as CSSProperties}
        >
          <VisuallyHidden>いま {clock(now.minutes)}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

function targetOf({ at, booking }: NonNullable<Lift['lifted']>) {
  const length = (Date.parse(booking.endAt) - Date.parse(booking.startAt)) / 60_000
  return { from: at.minutes, to: at.minutes + length }
}
