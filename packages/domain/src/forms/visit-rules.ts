import { type DateInput, inTokyo, isoDay, isoTime } from '@sumai/format/dates'
import { isOpenOn, minutesOf, slotsOn, timesOf } from '../opening-hours.ts'
import { isDay, isTime } from './date-fields.ts'
import type { Facts, VisitShop } from './facts.ts'
import { message } from './messages.ts'
import type { Visit } from './visits-field.ts'

/** Visits can be requested this many days ahead. */
const BOOKABLE_DAYS = 60
/** From two hours before closing, visits of the same day are arranged by telephone. */
const CUTOFF_MINUTES = 120

/** The error of a day for a visit to all of these shops; `undefined` when it can be chosen. */
export function visitDateError(
  label: string,
  date: string,
  shops: readonly VisitShop[],
  now: DateInput,
): string | undefined {
  if (!isDay(date)) return message('date', { label })
  if (date < isoDay(now)) return message('date_past', { label })
  if (date > lastBookableDay(now)) return message('date_far', { label })
  const closed = shops.find((shop) => !isOpenOn(shop, date))
  return closed && message('date_closed', { tenpo_name: closed.tenpoName })
}

/** The error of a day for an appointment at one shop, which also has a cutoff on the same day. */
export const bookingDateError = (
  label: string,
  date: string,
  shop: VisitShop,
  now: DateInput,
): string | undefined =>
  visitDateError(label, date, [shop], now) ??
  (date === isoDay(now) && isPastCutoff(shop, now)
    ? message('today_cutoff', { tel: shop.tel })
    : undefined)

/** `YYYY-MM-DD`: the last day that a calendar should offer. */
export const lastBookableDay = (now: DateInput): string =>
  inTokyo(now).add(BOOKABLE_DAYS, 'day').format('YYYY-MM-DD')

const isPastCutoff = ({ eigyoEnd }: VisitShop, now: DateInput) =>
  minutesOf(isoTime(now)) >= minutesOf(eigyoEnd) - CUTOFF_MINUTES

/** Whether a time of a day is over. */
const isOver = (date: string, time: string, now: DateInput) =>
  date === isoDay(now) && time <= isoTime(now)

/** Whether a whole slot from that time lies within the hours of every shop. */
export const isDuringHours = (
  { date, time }: Visit,
  shops: readonly VisitShop[],
  now: DateInput,
): boolean =>
  isTime(time) &&
  !isOver(date, time, now) &&
  shops.every(
    ({ eigyoStart, eigyoEnd, reserveSlotMinutes }) =>
      eigyoStart <= time && minutesOf(time) + reserveSlotMinutes <= minutesOf(eigyoEnd),
  )

/** Whether a slot of that shop begins then; it may be full. */
const isSlot = ({ date, time }: Visit, shop: VisitShop, now: DateInput): boolean =>
  slotsOn(shop, date).includes(time) && !isOver(date, time, now)

/** The times of a day that are not over, full ones included. */
export function bookableSlots(shop: VisitShop, day: string, now: DateInput): string[] {
  if (bookingDateError('', day, shop, now)) return []
  return slotsOn(shop, day).filter((time) => !isOver(day, time, now))
}

/** The choices while no shop is known. */
const ANY_TIME = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']

/**
 * The times at which all of these shops can receive a visitor on a day (`YYYY-MM-DD`). When the day
 * is '', all times of the first shop.
 */
export function visitTimes(shops: readonly VisitShop[], date: string, now: DateInput): string[] {
  const [first] = shops
  if (!first) return ANY_TIME
  if (date === '') return timesOf(first)
  if (visitDateError('', date, shops, now)) return []
  return timesOf(first).filter((time) => isDuringHours({ date, time }, shops, now))
}

/** What is wrong with the day and the time of an appointment at one shop. */
export function bookingErrors(
  labels: Visit,
  { date, time }: Visit,
  shop: VisitShop,
  now: DateInput,
  fullSlots: Facts['fullSlots'] = [],
): Partial<Visit> {
  if (date === '') return { date: message('required_select', { label: labels.date }) }
  const dateError = bookingDateError(labels.date, date, shop, now)
  if (time === '') {
    return { date: dateError, time: message('required_select', { label: labels.time }) }
  }
  if (dateError) return { date: dateError }
  if (!isSlot({ date, time }, shop, now)) return { time: message('time_closed') }
  const isFull = fullSlots.some(
    (slot) => slot.tenpoNo === shop.tenpoNo && slot.date === date && slot.time === time,
  )
  return isFull ? { time: message('slot_full') } : {}
}
