import { formatDateWithWeekday, formatDayAndMonth, formatTime } from '@sumai/format/dates'
import { unbroken } from '@sumai/format/unbroken'
import { Badge } from '@sumai/ui/badge'
import { ButtonLink } from '@sumai/ui/button'
import { type SessionLine, stateLabel } from '../../components/seminar-session.ts'
import { paths } from '../../paths.ts'
import css from './sessions.module.css'

type Props = { contentId: number; sessions: readonly SessionLine[] }

/** Every date with its seats; those that can be chosen lead to the application. */
export function Sessions({ contentId, sessions }: Props) {
  const first = sessions.find(({ state }) => state === 'open')
  return (
    <ul className={css.list}>
      {sessions.map((session) => (
        <li key={session.sessionNo} className={css.session}>
          <p className={css.time}>
            <time dateTime={session.startAt}>{formatDateWithWeekday(session.startAt)}</time>{' '}
            <span>
              {formatTime(session.startAt)}〜{formatTime(session.endAt)}
            </span>
          </p>
          <Badge tone={session.state === 'open' ? 'ok' : 'line'}>{stateLabel(session)}</Badge>
          <div className={css.venue}>
            <p>{session.venueName}</p>
            {session.address && <p>{unbroken(session.address)}</p>}
            {session.state === 'open' && (
              <p>
                定員{session.capacity}名・お申し込みは{formatDayAndMonth(session.applyDeadline)}
                {formatTime(session.applyDeadline)}まで
              </p>
            )}
          </div>
          {session.state === 'open' && (
            <ButtonLink
              to={paths.seminarSession(contentId, session.sessionNo)}
              variant={session === first ? 'primary' : 'outline'}
              aria-label={`${formatDateWithWeekday(session.startAt)}の回に申し込む`}
            >
              申し込む
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}
