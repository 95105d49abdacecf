import { formatNumber } from '@sumai/format/number'
import type { Run } from '../imports.queries.ts'
import styles from './progress.module.css'

type Props = { run: Run }

/** How many rows have been looked at; the total is known once the file was read. */
export function Progress({ run: { isDryRun, undoes, state, done, total } }: Props) {
  const word = undoes ? '戻した' : isDryRun ? '確認ずみ' : '反映ずみ'
  const unit = undoes ? '件' : '行'
  return (
    <div className={styles.progress}>
      <b>
        {word} {formatNumber(done)}
        {unit}
      </b>
      <progress
        aria-label={word}
        value={state === 'running' && total === 0 ? undefined : done}
        max={Math.max(1, total)}
      />
      <span role="status">
        {state === 'running' ? `全${formatNumber(total)}${unit}` : '終わりました'}
      </span>
    </div>
  )
}
