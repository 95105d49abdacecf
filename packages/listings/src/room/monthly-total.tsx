import { formatNumber } from '@sumai/format/number'
import styles from './monthly-total.module.css'

type Props = {
  label: string
  /** Yen a month. */
  total: number
  /** Marks it as an estimate. */
  approximate?: boolean
}

/** What a home costs a month in all, on one line. */
export const MonthlyTotal = ({ label, total, approximate }: Props) => (
  <dl className={styles.total}>
    <dt>{label}</dt>
    <dd className={styles.yen}>
      {approximate && '約 '}
      <b className={styles.number}>{formatNumber(total)}</b>円
    </dd>
  </dl>
)
