import { formatDate, formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { CoverLink } from '@sumai/ui/cover-link'
import { paths } from '../../paths.ts'
import css from './seminar-card.module.css'
import { type SessionLine, stateLabel } from './seminar-session.ts'

type Props = {
  seminar: {
    contentId: number
    title: string
    summary: string
    tagName: string | null
    speaker: string | null
    sessions: readonly SessionLine[]
  }
  /** For a seminar that is over: one line. */
  isPast?: boolean
}

export function SeminarCard({ seminar, isPast }: Props) {
  const { contentId, title, summary, tagName, speaker, sessions } = seminar
  const first = sessions[0]
  if (isPast) {
    return (
      <Link to={paths.seminar(contentId)} className={css.line}>
        {first && <time dateTime={first.startAt}>{formatDate(first.startAt)}</time>}
        <span>{tagName && <Badge tone="line">{tagName}</Badge>}</span>
        <span className={css.lineTitle}>{title}</span>
      </Link>
    )
  }
  return (
    <article className={css.card}>
      <p>{tagName && <Badge>{tagName}</Badge>}</p>
      <h2 className={css.title}>
        <CoverLink to={paths.seminar(contentId)} className={css.link}>
          {title}
        </CoverLink>
      </h2>
      <p className={css.text}>{summary}</p>
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.sessionNo} className={css.session}>
            <span>
              <time dateTime={session.startAt}>{formatDateWithWeekday(session.startAt)}</time>{' '}
              {formatTime(session.startAt)}〜{formatTime(session.endAt)}
            </span>
            <span className={css.venue}>{session.venueName}</span>
            <Badge tone={session.state === 'open' ? 'ok' : 'line'}>{stateLabel(session)}</Badge>
          </li>
        ))}
      </ul>
      {speaker && <p className={css.speaker}>講師 {speaker}</p>}
    </article>
  )
}
