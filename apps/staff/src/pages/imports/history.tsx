import { formatNumber } from '@sumai/format/number'
import { Link } from 'react-router'
import { Moment } from '../../components/moment.tsx'
import { Panel } from '../../components/panel.tsx'
import { toImport } from '../../paths.ts'
import styles from './history.module.css'
import type { Run } from './imports.queries.ts'
import { kindOf } from './kinds.ts'
import { sayState } from './say-state.ts'

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
