import { formatNumber } from '@sumai/format/number'
import type { Run } from '../imports.queries.ts'
import styles from './progress.module.css'

type Props = { run: Run }

/** How many rows have been looked at; the total is known once the file was read. */
export function Progress({ run: { isDryRun, state, done, total } }: Props) {
  const word = isDryRun ? '確認ずみ' : '反映ずみ'
  return (
    <div className={styles.progress}>
      <b>
        {word} {formatNumber(done)}行
      </b>
      <progress
        aria-label={word}
        value={state === 'running' && total === 0 ? undefined : done}
        max={Math.max(1, total)}
      />
      <span role="status">
        {state === 'running' ? `全${formatNumber(total)}行` : '終わりました'}
      </span>
    </div>
  )
}
