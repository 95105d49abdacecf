import type { Camelized } from '@sumai/api-client'
import type { SeminarSession } from '@sumai/api-client/contract/content'
import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { JOINER } from '@sumai/format/unbroken'

type Session = Camelized<SeminarSession>

/** 2026年12月5日（土） 14:00〜15:30 */
const sessionTime = ({ startAt, endAt }: Session): string =>
  `${formatDateWithWeekday(startAt)} ${formatTime(startAt)}〜${JOINER}${formatTime(endAt)}`

/** 2026年12月5日（土） 14:00〜15:30 久留米本店 */
export const sessionText = (session: Session): string =>
  `${sessionTime(session)} ${session.venueName}`

/** The dates that can still be chosen, with the seats that are left. */
export const sessionChoices = (sessions: readonly Session[], now: string) =>
  sessions
    .filter(({ applyDeadline }) => Date.parse(applyDeadline) > Date.parse(now))
    .filter(({ capacity, appliedCount }) => capacity > appliedCount)
    .map((session) => {
      const { sessionNo, venueName, capacity, appliedCount } = session
      const when = sessionTime(session)
      const where = `${venueName}（残り${capacity - appliedCount}席）`
      return { value: String(sessionNo), label: `${when} ${where}`, when, where }
    })
