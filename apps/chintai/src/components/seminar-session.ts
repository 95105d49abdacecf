import type { Camelized } from '@sumai/api-client'
import type { SeminarSession } from '@sumai/api-client/contract/content'

type Session = Camelized<SeminarSession>

/** What a visitor is told of a date; never the address of the online room. */
export const toSession = (session: Session, now: string) => ({
  sessionNo: session.sessionNo,
  startAt: session.startAt,
  endAt: session.endAt,
  venueName: session.venueName,
  address: session.address,
  applyDeadline: session.applyDeadline,
  state: stateOf(session, now),
  seats: Math.max(0, session.capacity - session.appliedCount),
  capacity: session.capacity,
})

export type SessionLine = ReturnType<typeof toSession>

/** `held`: it is over; `closed`: too late to apply; `full`: no seat is left. */
function stateOf(
  { startAt, applyDeadline, capacity, appliedCount }: Session,
  now: string,
): 'held' | 'closed' | 'open' | 'full' {
  const moment = Date.parse(now)
  if (Date.parse(startAt) <= moment) return 'held'
  if (Date.parse(applyDeadline) <= moment) return 'closed'
  return capacity > appliedCount ? 'open' : 'full'
}

/** The first date that can be booked, or else the first that is not over. */
export const nextSession = ({ sessions }: { sessions: readonly SessionLine[] }) =>
  sessions.find(({ state }) => state === 'open') ?? sessions.find(({ state }) => state !== 'held')

const STATES = { held: '開催終了', closed: '受付終了', full: '満席' }

/** 残り8席, 満席, 受付終了, 開催終了 */
export const stateLabel = ({ state, seats }: Pick<SessionLine, 'state' | 'seats'>): string =>
  state === 'open' ? `残り${seats}席` : STATES[state]
