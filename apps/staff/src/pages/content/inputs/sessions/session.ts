import { inTokyo } from '@sumai/format/dates'

export type Session = {
  sessionNo: number
  startAt: string
  endAt: string
  venueName: string
  address: string | null
  onlineUrl: string | null
  capacity: number
  appliedCount: number
  applyDeadline: string
}

const at = (days: number, time: string) =>
  `${inTokyo(new Date()).add(days, 'day').format('YYYY-MM-DD')}T${time}:00+09:00`

/** The next date, at the place of the one before; the first is in four weeks. */
export function sessionAfter(sessions: readonly Session[]): Session {
  const sessionNo = Math.max(0, ...sessions.map((it) => it.sessionNo)) + 1
  const last = sessions.at(-1)
  return {
    sessionNo,
    startAt: at(28, '14:00'),
    endAt: at(28, '15:30'),
    venueName: last?.venueName ?? '本店 2階 会議室',
    address: last?.address ?? null,
    onlineUrl: last?.onlineUrl ?? null,
    capacity: last?.capacity ?? 20,
    appliedCount: 0,
    applyDeadline: at(27, '18:00'),
  }
}
