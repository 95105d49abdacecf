import { ButtonLink } from '@sumai/ui/button'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { toRecords } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { EntryRow } from './entry-row.tsx'
import { Filters } from './filters.tsx'
import styles from './records.module.css'
import { recordsQuery } from './records.queries.ts'
import { readView } from './view.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(recordsQuery(readView(new URL(request.url).searchParams)))
  return null
}

const COLUMNS = ['日時', '人', '操作', '対象', '変更前 → 変更後', '元に戻す']

/** Who has changed what, the latest first. */
export function Component() {
  const view = readView(useSearchParams()[0])
  const { data } = useQuery(recordsQuery(view))
  if (!data) return null
  const { auditLog, nextCursor } = data
  return (
    <main className={styles.page}>
      <PageHead title="記録" />
      <div className={styles.body}>
        <Filters view={view} />
        {auditLog.length === 0 ? (
          <p className={styles.empty}>この条件の記録はありません。</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {auditLog.map((entry) => (
                <EntryRow key={entry.auditId} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
        <nav aria-label="記録の前後" className={styles.more}>
          {view.cursor && (
            <ButtonLink variant="outline" to={toRecords({ ...view, cursor: undefined })}>
              最新に戻る
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink variant="outline" to={toRecords({ ...view, cursor: nextCursor })}>
              さらに前の記録
            </ButtonLink>
          )}
        </nav>
      </div>
    </main>
  )
}
