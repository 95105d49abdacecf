import { minutesOf } from '@sumai/domain/opening-hours'
import type { SlotDay } from '../calendar.queries.ts'
import type { At } from '../days.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Where a visit can be put: free slots of the days that are shown, and where it is. */
export function freeSlots(slots: readonly SlotDay[], days: readonly string[], origin: At): At[] {
  const free = slots
    .filter(({ date }) => days.includes(date))
    .flatMap(({ date, slots }) =>
      slots
        .filter(({ isFull }) => !isFull)
        .map(({ time }) => ({ day: date, minutes: minutesOf(time) })),
    )
  return free.some((at) => isAt(at, origin)) ? free : [...free, origin]
}

/** The next one in a direction; the same when there is none. */
export function step(free: readonly At[], at: At, direction: Direction): At {
  if (direction === 'up' || direction === 'down') {
    const onDay = free.filter(({ day }) => day === at.day)
    const later = direction === 'down'
    const beyond = onDay.filter(({ minutes }) =>
      later ? minutes > at.minutes : minutes < at.minutes,
    )
    return nearest(beyond, at) ?? at
  }
  const isRight = direction === 'right'
  const days = free.map(({ day }) => day).filter((day) => (isRight ? day > at.day : day < at.day))
  const next = days.toSorted().at(isRight ? 0 : -1)
  return (
    nearest(
      free.filter(({ day }) => day === next),
      at,
    ) ?? at
  )
}

/** The one whose time is closest. */
export const nearest = (free: readonly At[], { minutes }: At): At | undefined =>
  free.toSorted((a, b) => Math.abs(a.minutes - minutes) - Math.abs(b.minutes - minutes))[0]

export const isAt = (one: At, other: At) => one.day === other.day && one.minutes === other.minutes
