import { clock } from '@sumai/domain/opening-hours'
import { type BlockedTime, type Booking, type Bookings, nameOf, sayMethod } from '../booking.ts'
import { atOf } from '../days.ts'

/** Something that stands in the calendar. */
export type CalendarEvent = {
  /** Also names it in the address when it is opened. */
  key: string
  day: string
  /** Minutes since midnight. */
  from: number
  to: number
  look: 'visit' | 'requested' | 'seminar' | 'blocked' | 'over'
  title: string
  note: string
  /** A visit that can still be moved. */
  movable?: Booking
}

type Naming = {
  /** Family name of a member of the staff. */
  staffName: (syainNo: string | null) => string | undefined
  /** 20席のうち18席 */
  seats: (contentId: number | null, sessionNo: number | null) => string | undefined
}

export const keyOfSeminar = ({ contentId, sessionNo }: Booking) => `S${contentId}-${sessionNo}`
export const keyOfBlocked = ({ blockedId }: BlockedTime) => `B${blockedId}`

/** What a week has, without what was cancelled. */
export function eventsOf({ bookings, blockedTimes }: Bookings, naming: Naming): CalendarEvent[] {
  const open = bookings.filter(({ status }) => status !== 'cancelled')
  const seminars = Map.groupBy(
    open.filter(({ kind }) => kind === 'seminar'),
    keyOfSeminar,
  )
  return [
    ...open.filter(({ kind }) => kind === 'visit').map((visit) => visitEvent(visit, naming)),
    ...[...seminars.values()].map((seats) => seminarEvent(seats, naming)),
    ...blockedTimes.flatMap(blockedEvents),
  ]
}

function visitEvent(visit: Booking, { staffName }: Naming): CalendarEvent {
  const { status, receiptNo, people, syainNo, method } = visit
  const span = spanOf(visit)
  const staff = staffName(syainNo)
  const what = status === 'requested' ? '承認待ち' : `${sayMethod(method)}${people}名`
  const note = [what, staff].filter(Boolean).join('・')
  const look = status === 'over' ? 'over' : status === 'requested' ? 'requested' : 'visit'
  return {
    ...{ key: receiptNo, ...span, look, note },
    title: `${clock(span.from)} ${nameOf(visit)}`,
    movable: status === 'over' ? undefined : visit,
  }
}

function seminarEvent(seats: readonly Booking[], naming: Naming): CalendarEvent {
  const [first] = seats
  if (!first) throw new Error('A group has at least one')
  const { title, contentId, sessionNo, status } = first
  const span = spanOf(first)
  const here = seats.reduce((sum, { people }) => sum + people, 0)
  return {
    ...{ key: keyOfSeminar(first), ...span, look: status === 'over' ? 'over' : 'seminar' },
    title: `${clock(span.from)} ${title ?? 'セミナー'}`,
    note: naming.seats(contentId, sessionNo) ?? `${here}席`,
  }
}

const DAY = 24 * 60

/** One for each of its days. */
function blockedEvents(time: BlockedTime): CalendarEvent[] {
  const [start, end] = [atOf(time.startAt), atOf(time.endAt)]
  const base = { key: keyOfBlocked(time), look: 'blocked' as const, note: '受付を停止' }
  const title = time.reason ?? '受付を停止'
  if (start.day === end.day) {
    return [{ ...base, title, day: start.day, from: start.minutes, to: end.minutes }]
  }
  return [
    { ...base, title, day: start.day, from: start.minutes, to: DAY },
    { ...base, title, day: end.day, from: 0, to: end.minutes },
  ]
}

function spanOf({ startAt, endAt }: Booking) {
  const { day, minutes } = atOf(startAt)
  return { day, from: minutes, to: atOf(endAt).minutes }
}
