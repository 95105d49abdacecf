import type { BoshuStatus } from '@sumai/api-client/contract/words'
import styles from './status-chip.module.css'

type Props = { status: BoshuStatus; label: string }

/** The state of a home: shape and word carry it, colour repeats it. */
export function StatusChip({ status, label }: Props) {
  return (
    <span className={styles.chip} data-status={status}>
      {label}
    </span>
  )
}
