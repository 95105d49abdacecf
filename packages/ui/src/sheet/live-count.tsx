import { formatNumber } from '@sumai/format/number'
import styles from './live-count.module.css'

type Props = {
  count: number
  /** What the button does with them: 件を表示. */
  label: string
}

/** A number on a button that is told to those who hear it whenever it changes. */
export function LiveCount({ count, label }: Props) {
  return (
    <span aria-live="polite">
      <b className={styles.count}>{formatNumber(count)}</b> {label}
    </span>
  )
}
