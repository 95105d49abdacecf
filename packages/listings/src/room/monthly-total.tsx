import { formatNumber } from '@sumai/format/number'
import styles from './monthly-total.module.css'

type Props = {
  label: string
  /** Yen a month. */
  total: number
  /** Said in 万円 with a decimal, so that it is about as much. */
  inMan?: boolean
}

/** What a home costs a month in all, on one line. */
export const MonthlyTotal = ({ label, total, inMan }: Props) => (
  <dl className={styles.total}>
    <dt>{label}</dt>
    <dd className={styles.yen}>
      {inMan && '約 '}
      <b className={styles.number}>{inMan ? (total / 10_000).toFixed(1) : formatNumber(total)}</b>
      {inMan ? '万円' : '円'}
    </dd>
  </dl>
)
