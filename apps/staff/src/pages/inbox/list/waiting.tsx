import type { Camelized } from '@sumai/api-client'
import type { StaffInquiryLight } from '@sumai/api-client/contract/staff-inquiry'
import { useNow } from '@sumai/ui/use-now'
import { Moment } from '../../../components/moment.tsx'
import { sayWhole } from '../../../components/say-day.ts'
import { sayWaiting } from './say-waiting.ts'
import styles from './waiting.module.css'

type Props = {
  inquiry: Pick<Camelized<StaffInquiryLight>, 'status' | 'createdAt' | 'replyEstimate'>
}

/** How long somebody has waited, against what was promised; when it came, once it is in hand. */
export function Waiting({ inquiry: { status, createdAt, replyEstimate } }: Props) {
  const now = useNow(createdAt)
  if (status !== 'new') return <Moment at={createdAt} />
  const { text, state } = sayWaiting(createdAt, replyEstimate, now)
  return (
    <time
      dateTime={createdAt}
      title={sayWhole(createdAt)}
      className={styles.waiting}
      data-state={state}
    >
      {text}
    </time>
  )
}

/** What was promised, in words, when it is near or past. */
export function Promised({ inquiry: { status, createdAt, replyEstimate } }: Props) {
  const { state, promise } = sayWaiting(createdAt, replyEstimate, useNow(createdAt))
  if (status !== 'new' || promise === undefined) return null
  return (
    <span className={styles.promised} data-state={state}>
      {promise}
    </span>
  )
}
