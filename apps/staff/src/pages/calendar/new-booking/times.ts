import { minutesOf, slotsOn } from '@sumai/domain/opening-hours'
import type { Shop, SlotDay } from '../calendar.queries.ts'
import type { At } from '../days.ts'

export type FreeDay = { date: string; times: string[] }

/**
 * When a visit can still begin, day by day. Today until the last slot: visitors of the site have to
 * call some hours before, and this is for those who do.
 */
export function freeDays(shop: Shop, slots: readonly SlotDay[], now: At): FreeDay[] {
  const days = slots.map(({ date, slots }) => {
    const full = new Set(slots.flatMap(({ time, isFull }) => (isFull ? [time] : [])))
    const isOver = (time: string) => date === now.day && minutesOf(time) <= now.minutes
    return { date, times: slotsOn(shop, date).filter((time) => !full.has(time) && !isOver(time)) }
  })
  return days.filter(({ times }) => times.length > 0)
}
