import { clockTime } from '@sumai/format/clock-time'
import { type DateInput, inTokyo, isoDay, isoTime } from '@sumai/format/dates'

/** The fields of a shop that say when it is open. */
export type OpeningHours = {
  /** `HH:MM`, the same on every day. */
  eigyoStart: string
  eigyoEnd: string
  /** 0 = Sunday … 6 = Saturday. */
  teikyuWeek: readonly number[]
  /** Months (1–12) in which the weekly closing day is worked: January to March for rentals. */
  teikyuBusyMonthsOpen: readonly number[]
  /** `MM-DD` to `MM-DD`, both included; may run over the turn of the year. */
  holidays: readonly Holiday[]
}
export type Holiday = { from: string; to: string; label: string }

/** The holiday period that contains a day (`YYYY-MM-DD`); the shop is closed in it. */
export function holidayOn({ holidays }: OpeningHours, day: string): Holiday | undefined {
  const date = day.slice(5)
  return holidays.find(({ from, to }) =>
    from <= to ? from <= date && date <= to : from <= date || date <= to,
  )
}

/**
 * Whether a shop works on a day (`YYYY-MM-DD`). National holidays are working days: the agency
 * closes on its weekday and in its own periods.
 */
export function isOpenOn(hours: OpeningHours, day: string): boolean {
  const date = inTokyo(day)
  const isDayOff =
    hours.teikyuWeek.includes(date.day()) && !hours.teikyuBusyMonthsOpen.includes(date.month() + 1)
  return date.isValid() && !isDayOff && !holidayOn(hours, day)
}

/** Whether a shop is open at a moment: now, later today, no longer today, or not today. */
export type Opening =
  | { status: 'open'; until: string }
  | { status: 'before'; from: string }
  | { status: 'after' }
  | { status: 'closed'; holiday?: string }

/** Open now? `now` is the server's `renderedAt` until the page has mounted. */
export function openingAt(hours: OpeningHours, now: DateInput): Opening {
  const today = isoDay(now)
  const time = isoTime(now)
  if (!isOpenOn(hours, today)) return { status: 'closed', holiday: holidayOn(hours, today)?.label }
  if (time < hours.eigyoStart) return { status: 'before', from: hours.eigyoStart }
  if (time >= hours.eigyoEnd) return { status: 'after' }
  return { status: 'open', until: hours.eigyoEnd }
}

/** 本日営業中 18:30まで, for the badge of a shop. */
export function openingLabel(opening: Opening): string {
  switch (opening.status) {
    case 'open':
      return `本日営業中 ${clockTime(opening.until)}まで`
    case 'before':
      return `本日 ${clockTime(opening.from)}から営業`
    case 'after':
      return '本日の営業終了'
    case 'closed':
      return opening.holiday ?? '本日定休日'
  }
}

/** When appointments of `reserveSlotMinutes` can begin on a day, `HH:MM`; none on a closed day. */
export function slotsOn(
  hours: OpeningHours & { reserveSlotMinutes: number },
  day: string,
): string[] {
  return isOpenOn(hours, day) ? timesOf(hours) : []
}

/** When appointments can begin on an open day, `HH:MM`. */
export function timesOf({
  eigyoStart,
  eigyoEnd,
  reserveSlotMinutes: step,
}: Pick<OpeningHours, 'eigyoStart' | 'eigyoEnd'> & { reserveSlotMinutes: number }): string[] {
  if (!(step > 0)) return []
  const last = minutesOf(eigyoEnd) - step
  const times: string[] = []
  for (let start = minutesOf(eigyoStart); start <= last; start += step) times.push(clock(start))
  return times
}

/** `HH:MM` in minutes since midnight, and back. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
export const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
