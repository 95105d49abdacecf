import { minutesOf } from '@sumai/domain/opening-hours'
import type { SlotDay } from '../calendar.queries.ts'
import { type At, momentOf } from '../days.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Where a visit can be put: free slots of the days that are shown, and where it is. */
export function freeSlots(slots: readonly SlotDay[], days: readonly string[], origin: At): At[] {
  const free = freeOf(slots.filter(({ date }) => days.includes(date)))
  return free.some((at) => isAt(at, origin)) ? free : [...free, origin]
}

const freeOf = (days: readonly SlotDay[]): At[] =>
  days.flatMap(({ date, slots }) =>
    slots
      .filter(({ isFull }) => !isFull)
      .map(({ time }) => ({ day: date, minutes: minutesOf(time) })),
  )

/** The two free slots closest to one that is taken, the earlier one first. */
export function freeNear(slots: readonly SlotDay[], taken: At): At[] {
  const time = (at: At) => Date.parse(momentOf(at))
  const distance = (at: At) => Math.abs(time(at) - time(taken))
  return freeOf(slots)
    .filter((at) => !isAt(at, taken))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 2)
    .toSorted((a, b) => time(a) - time(b))
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
