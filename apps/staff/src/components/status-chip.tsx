import type { BoshuStatus } from '@sumai/api-client/contract/words'
import styles from './status-chip.module.css'

type Props = { status: BoshuStatus }

/** As the staff call it: what is advertised is 公開中. */
export const STATUS_LABELS: Record<BoshuStatus, string> = {
  draft: '下書き',
  public: '公開中',
  applied: '申込あり',
  closed: '募集終了',
  hidden: '非公開',
}

/** The state of a home: shape and word carry it, colour repeats it. */
export function StatusChip({ status }: Props) {
  return (
    <span className={styles.chip} data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  )
}
