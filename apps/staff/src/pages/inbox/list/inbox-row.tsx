import type { Camelized } from '@sumai/api-client'
import type { StaffInquiryLight } from '@sumai/api-client/contract/staff-inquiry'
import { Badge } from '@sumai/ui/badge'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { Link } from 'react-router'
import styles from './inbox-row.module.css'
import { Promised, Waiting } from './waiting.tsx'

type Props = {
  inquiry: Camelized<StaffInquiryLight>
  to: string
  isCurrent: boolean
  /** Family name of whoever answers it. */
  colleague: string | undefined
}

export function InboxRow({ inquiry, to, isCurrent, colleague }: Props) {
  const { name, status, statusLabel, inquiryTypeLabel, receiptNo, bukkenNo } = inquiry
  const isNew = inquiry.readAt === null
  return (
    <Link
      to={to}
      replace={isCurrent}
      aria-current={isCurrent ? 'true' : undefined}
      data-new={isNew || undefined}
      className={styles.row}
    >
      <span className={styles.name}>
        {isNew && <VisuallyHidden>未読。</VisuallyHidden>}
        {name ?? 'お名前なし'}
      </span>
      <Waiting inquiry={inquiry} />
      <span className={styles.about}>
        <Badge>{inquiryTypeLabel}</Badge>
        {bukkenNo.length > 0 ? `物件 ${bukkenNo.join('・')}` : receiptNo}
      </span>
      {status !== 'new' && (
        <span className={styles.status}>{[statusLabel, colleague].filter(Boolean).join('・')}</span>
      )}
      <Promised inquiry={inquiry} />
    </Link>
  )
}
