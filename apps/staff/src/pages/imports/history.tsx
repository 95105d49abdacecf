import { formatNumber } from '@sumai/format/number'
import { Link } from 'react-router'
import { Moment } from '../../components/moment.tsx'
import { Panel } from '../../components/panel.tsx'
import { toImport } from '../../paths.ts'
import styles from './history.module.css'
import type { Run } from './imports.queries.ts'
import { kindOf } from './kinds.ts'

type Props = { imports: readonly Run[]; total: number }

export function History({ imports, total }: Props) {
  return (
    <Panel title="これまでの取込" count={total} empty="この30日間、取込はありません">
      {imports.map((run) => (
        <li key={run.importId} className={styles.row}>
          <p>
            <Link to={toImport(run.importId)}>{run.fileName}</Link>
            <span>
              {kindOf(run.kind)?.label}・{formatNumber(run.total)}行・
              <Moment at={run.createdAt} />
            </span>
          </p>
          <span className={styles.state} data-state={run.state}>
            {sayState(run)}
          </span>
        </li>
      ))}
    </Panel>
  )
}

/** What became of a file, in a word or two. */
function sayState({ state, isDryRun, undoes, failed }: Run): string {
  if (undoes && state === 'running') return '元に戻しています'
  if (undoes && state === 'done')
    return failed > 0 ? `元に戻しました（${failed}件はそのまま）` : '元に戻しました'
  if (state === 'running') return isDryRun ? '試しています' : '反映しています'
  if (state === 'refused') return '受け付けませんでした'
  if (state === 'interrupted') return '途中で止まりました'
  const left = failed > 0 ? `（${failed}行を除く）` : ''
  return `${isDryRun ? '試し取込だけ' : '反映しました'}${left}`
}
