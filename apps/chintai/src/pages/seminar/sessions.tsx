import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { Badge } from '@sumai/ui/badge'
import { ButtonLink } from '@sumai/ui/button'
import { paths } from '../../paths.ts'
import { type SessionLine, stateLabel } from './seminar-session.ts'
import css from './sessions.module.css'

type Props = { contentId: number; sessions: readonly SessionLine[] }

/** Every date with its seats; those that can be chosen lead to the application. */
export const Sessions = ({ contentId, sessions }: Props) => (
  <ul className={css.list}>
    {sessions.map((session) => (
      <li key={session.sessionNo} className={css.session}>
        <div>
          <p className={css.time}>
            <time dateTime={session.startAt}>{formatDateWithWeekday(session.startAt)}</time>{' '}
            {formatTime(session.startAt)}〜{formatTime(session.endAt)}
          </p>
          <p className={css.venue}>
            {session.venueName}
            {session.address && `（${session.address}）`}
          </p>
          {session.state === 'open' && (
            <p className={css.venue}>
              定員{session.capacity}名・お申し込みは{formatDateWithWeekday(session.applyDeadline)}
              {formatTime(session.applyDeadline)}まで
            </p>
          )}
        </div>
        <Badge tone={session.state === 'open' ? 'ok' : 'line'}>{stateLabel(session)}</Badge>
        {session.state === 'open' && (
          <ButtonLink
            to={paths.seminarSession(contentId, session.sessionNo)}
            variant="accent"
            aria-label={`${formatDateWithWeekday(session.startAt)}の回に申し込む`}
          >
            申し込む
          </ButtonLink>
        )}
      </li>
    ))}
  </ul>
)
