import { formatNumber } from '@sumai/format/number'
import type { Run } from '../imports.queries.ts'
import styles from './totals.module.css'

type Props = { run: Run }

/** What becomes of the rows, in figures. */
export function Totals({ run }: Props) {
  const totals = [
    { label: '追加', count: run.created },
    { label: '変更', count: run.updated },
    { label: '募集終了', count: run.closed },
    { label: '変わらない', count: run.unchanged },
    { label: '取り込めない行', count: run.failed, isBad: run.failed > 0 },
  ]
  return (
    <dl className={styles.totals}>
      {totals.map(({ label, count, isBad }) => (
        <div key={label} data-bad={isBad || undefined}>
          <dt>{label}</dt>
          <dd>
            {formatNumber(count)} <small>件</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
