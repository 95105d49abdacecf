import { formatNumber } from '@sumai/format/number'
import type { Run } from '../imports.queries.ts'
import styles from './totals.module.css'

type Props = { run: Run }

/** What becomes of the rows, in figures. */
export function Totals({ run }: Props) {
  const totals = run.undoes ? undone(run) : taken(run)
  return (
    <dl className={styles.totals} data-few={run.undoes ? '' : undefined}>
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

type Total = { label: string; count: number; isBad?: boolean }

function taken(run: Run): Total[] {
  return [
    { label: '追加', count: run.created },
    { label: '変更', count: run.updated },
    { label: '募集終了', count: run.closed },
    { label: '変わらない', count: run.unchanged },
    { label: '取り込めない行', count: run.failed, isBad: run.failed > 0 },
  ]
}

const undone = (run: Run): Total[] => [
  { label: '元の内容に戻した', count: run.updated },
  { label: '追加を取り消した', count: run.closed },
  { label: 'そのまま残した', count: run.failed },
]
