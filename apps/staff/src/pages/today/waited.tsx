import { useNow } from '@sumai/ui/use-now'
import type { CSSProperties } from 'react'
import { sayWhole } from '../../components/say-day.ts'
import { sayWaiting } from '../inbox/list/say-waiting.ts'
import type { Today } from './today.queries.ts'
import styles from './waited.module.css'

type Props = { inquiry: Today['waiting']['inquiries'][number] }

/** How long somebody has waited, with a bar against what was promised. */
export function Waited({ inquiry: { createdAt, replyEstimate } }: Props) {
  const { text, state, share } = sayWaiting(createdAt, replyEstimate, useNow(createdAt))
  return (
    <span className={styles.waited} data-state={state}>
      <time dateTime={createdAt} title={sayWhole(createdAt)}>
        {text}
      </time>
      <i aria-hidden="true" style={{ '--share': share } as CSSProperties} />
    </span>
  )
}
