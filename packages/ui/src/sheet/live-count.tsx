import { formatNumber } from '@sumai/format/number'
import styles from './live-count.module.css'

type Props = {
  count: number
  /** After the number: 件を表示. */
  label: string
}

/** A number on a button, announced by screen readers when it changes. */
export function LiveCount({ count, label }: Props) {
  return (
    <span aria-live="polite">
      <b className={styles.count}>{formatNumber(count)}</b> {label}
    </span>
  )
}
