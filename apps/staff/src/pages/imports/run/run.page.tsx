import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { PageHead } from '../../../frame/page-head.tsx'
import { toImports } from '../../../paths.ts'
import { queryClient } from '../../../query-client.ts'
import styles from '../imports.module.css'
import { importQuery } from '../imports.queries.ts'
import { Apply } from './apply.tsx'
import { GoBack } from './go-back.tsx'
import { Outcome } from './outcome.tsx'
import { Problems } from './problems.tsx'
import { Progress } from './progress.tsx'
import { Steps } from './steps.tsx'
import { Totals } from './totals.tsx'

export async function loader({ params: { importId = '' } }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(importQuery(importId))
  return null
}

/** One file: what would become of its rows, or what has. */
export function Component() {
  const { importId = '' } = useParams()
  const { data: report } = useQuery(importQuery(importId))
  if (!report) return null
  const run = report.import
  const untried = report.repairs.reduce((sum, kind) => sum + kind.untried, 0)
  return (
    <main className={styles.page}>
      <PageHead title="取込" back={toImports()} context={run.fileName} />
      <div className={styles.body}>
        {!run.undoes && <Steps run={run} />}
        {run.isDryRun && run.state === 'done' && (
          <Apply key={importId} run={run} untried={untried} />
        )}
        <Outcome run={run} />
        {run.undoUntil && <GoBack importId={importId} until={run.undoUntil} />}
        <Totals run={run} />
        <Progress run={run} />
        <Problems report={report} />
      </div>
    </main>
  )
}
