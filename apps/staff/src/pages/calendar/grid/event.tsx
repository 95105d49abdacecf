import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import { useDrag } from '../moving/use-drag.ts'
import type { Lift } from '../moving/use-lift.ts'
import styles from './event.module.css'
import type { CalendarEvent } from './events.ts'
import { type Hours, placeOf } from './hours.ts'

type Props = {
  event: CalendarEvent & { lane: number; lanes: number }
  hours: Hours
  /** The address at which it is opened. */
  to: string
  isOpen: boolean
  lift: Lift
}

/** Something in the calendar; a visit that is still to come can be moved. */
export function Event({ event, hours, to, isOpen, lift }: Props) {
  const { key, look, title, note, movable, lane, lanes } = event
  const { wasDragged, ...drag } = useDrag(lift, movable, hours)
  const isLifted = lift.lifted !== null && lift.lifted.booking === movable

  function press(pressed: KeyboardEvent) {
    if (movable && lift.press(pressed.key, movable)) pressed.preventDefault()
  }
  function click(clicked: MouseEvent) {
    if (wasDragged()) clicked.preventDefault()
  }
  return (
    <Link
      to={to}
      preventScrollReset
      draggable={false}
      className={styles.event}
      data-key={key}
      data-look={look}
      data-lifted={isLifted || undefined}
      aria-current={isOpen ? 'true' : undefined}
      aria-description={movable && 'Spaceで持ち上げて動かせます'}
      title={`${title} ${note}`}
      style={{ ...placeOf(event, hours), '--lane': lane, '--lanes': lanes } as CSSProperties}
      onKeyDown={press}
      onClick={click}
      {...drag}
    >
      <b>{title}</b>
      <span>{note}</span>
    </Link>
  )
}
