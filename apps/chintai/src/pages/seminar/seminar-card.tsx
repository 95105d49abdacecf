import {
  formatDate,
  formatDateWithWeekday,
  formatDayAndMonth,
  formatTime,
  inTokyo,
  WEEKDAYS,
} from '@sumai/format/dates'
import { unbroken } from '@sumai/format/unbroken'
import { Link } from '@sumai/platform'
import { Badge } from '@sumai/ui/badge'
import { ButtonLink } from '@sumai/ui/button'
import { classNames } from '@sumai/ui/class-names'
import { CoverLink } from '@sumai/ui/cover-link'
import { Picture } from '@sumai/ui/picture'
import { nextSession, type SessionLine, stateLabel } from '../../components/seminar-session.ts'
import { paths } from '../../paths.ts'
import css from './seminar-card.module.css'

type Seminar = {
  contentId: number
  title: string
  summary: string
  tagName: string | null
  imageUrl: string | null
  speaker: string | null
  sessions: readonly SessionLine[]
}

type Props = { seminar: Seminar }

/** A seminar that is over: one line. */
export function PastSeminar({ seminar: { contentId, title, tagName, sessions } }: Props) {
  const first = sessions[0]
  return (
    <Link to={paths.seminar(contentId)} className={css.line}>
      {first && <time dateTime={first.startAt}>{formatDate(first.startAt)}</time>}
      <span>{tagName && <Badge tone="line">{tagName}</Badge>}</span>
      <span className={css.lineTitle}>{title}</span>
    </Link>
  )
}

/** A seminar to come: its next date, what it is about, and every date. */
export function SeminarCard({ seminar }: Props) {
  const { contentId, title, summary, tagName, imageUrl, speaker, sessions } = seminar
  const next = nextSession(seminar)
  return (
    <article className={css.card}>
      {next && (
        <p aria-hidden="true" className={classNames(css.date, next.state !== 'open' && css.full)}>
          <b>{inTokyo(next.startAt).format('M/D')}</b>
          {WEEKDAYS[inTokyo(next.startAt).day()]}曜日
        </p>
      )}
      {imageUrl && (
        <div className={css.photo}>
          <Picture
            photo={{ url: imageUrl, width: 1000, height: 667 }}
            alt=""
            ratio="16:9"
            sizes="(min-width: 1024px) 200px, 92vw"
          />
        </div>
      )}
      <div className={css.head}>
        {tagName && <Badge>{tagName}</Badge>}
        <h2 className={css.title}>
          <CoverLink to={paths.seminar(contentId)} className={css.link}>
            {title}
          </CoverLink>
        </h2>
      </div>
      <div className={css.about}>
        <p className={css.text}>{unbroken(summary)}</p>
        {speaker && <p className={css.speaker}>講師 {speaker}</p>}
      </div>
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <Session key={session.sessionNo} contentId={contentId} session={session} />
        ))}
      </ul>
    </article>
  )
}

type SessionProps = { contentId: number; session: SessionLine }

function Session({ contentId, session }: SessionProps) {
  const { sessionNo, startAt, endAt, venueName, state } = session
  const day = formatDateWithWeekday(startAt)
  return (
    <li className={css.session}>
      <p className={css.when}>
        <time dateTime={startAt}>{formatDayAndMonth(startAt)}</time>{' '}
        <span className={css.time}>
          {formatTime(startAt)}〜{formatTime(endAt)}
        </span>
      </p>
      <p className={css.venue}>{venueName}</p>
      <Badge tone={state === 'open' ? 'ok' : 'line'}>{stateLabel(session)}</Badge>
      {state === 'open' && (
        <ButtonLink
          to={paths.seminarSession(contentId, sessionNo)}
          variant="outline"
          aria-label={`${day}の回に申し込む`}
        >
          申し込む
        </ButtonLink>
      )}
    </li>
  )
}
