import { formatNumber } from '@sumai/format/number'
import styles from './monthly-total.module.css'

type Props = {
  label: string
  /** What it is made of: 賃料＋管理費. */
  parts: string
  /** Yen a month. */
  total: number
  /** Marks it as an estimate. */
  approximate?: boolean
}

/** What a home costs a month in all, on one line. */
export const MonthlyTotal = ({ label, parts, total, approximate }: Props) => (
  <dl className={styles.total}>
    <dt>
      {label} <small className={styles.parts}>{parts}</small>
    </dt>
    <dd className={styles.yen}>
      {approximate && '約 '}
      <b className={styles.number}>{formatNumber(total)}</b>円
    </dd>
  </dl>
)
