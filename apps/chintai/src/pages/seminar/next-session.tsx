import { formatDateWithWeekday, formatTime } from '@sumai/format/dates'
import { ButtonLink } from '@sumai/ui/button'
import { type SessionLine, stateLabel } from '../../components/seminar-session.ts'
import { paths } from '../../paths.ts'
import css from './next-session.module.css'

type Props = { contentId: number; session: SessionLine }

/** The date that can be booked next, beside the text on a wide screen. */
export const NextSession = ({ contentId, session }: Props) => (
  <section aria-label="申し込める日程" className={css.next}>
    <p className={css.quiet}>申し込める日程</p>
    <p className={css.time}>
      {formatDateWithWeekday(session.startAt)}
      <br />
      {formatTime(session.startAt)}〜{formatTime(session.endAt)}
    </p>
    <p className={css.quiet}>
      {session.venueName}・{stateLabel(session)}
    </p>
    <ButtonLink to={paths.seminarSession(contentId, session.sessionNo)} block>
      この回に申し込む
    </ButtonLink>
    <a href="#dates" className={css.quiet}>
      すべての日程を見る
    </a>
  </section>
)
