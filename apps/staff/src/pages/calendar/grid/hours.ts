import { minutesOf } from '@sumai/domain/opening-hours'
import type { Shop } from '../calendar.queries.ts'
import type { CalendarEvent } from './events.ts'

const HALF = 30

/** Minutes since midnight at which the calendar begins and ends. */
export type Hours = { from: number; to: number }

/** The opening hours, and what lies outside of them; what takes whole days counts not. */
export function hoursOf(shop: Shop, events: readonly CalendarEvent[]): Hours {
  const shown = events.filter(({ look }) => look !== 'blocked')
  const from = Math.min(minutesOf(shop.eigyoStart), ...shown.map((event) => event.from))
  const to = Math.max(minutesOf(shop.eigyoEnd), ...shown.map((event) => event.to))
  return { from: Math.floor(from / HALF) * HALF, to: Math.ceil(to / HALF) * HALF }
}

/** The hours that are written at the side. */
export const marksOf = ({ from, to }: Hours): number[] =>
  Array.from({ length: Math.ceil((to - from) / 60) }, (_, index) => from + index * 60)

/** A place in the calendar, in hours from its upper edge. */
export function placeOf({ from, to }: { from: number; to: number }, hours: Hours) {
  const top = Math.max(from, hours.from)
  const bottom = Math.min(to, hours.to)
  return { '--t': (top - hours.from) / 60, '--l': Math.max(0, bottom - top) / 60 }
}
