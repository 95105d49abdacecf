import { Pager } from '@sumai/ui/pager'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { toImports } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { History } from './history.tsx'
import styles from './imports.module.css'
import { importsQuery } from './imports.queries.ts'
import { ImportForm } from './start/import-form.tsx'

const pageIn = (query: URLSearchParams) => Math.max(1, Number(query.get('page')) || 1)

export async function loader({ request }: LoaderFunctionArgs) {
  await queryClient.ensureQueryData(importsQuery(pageIn(new URL(request.url).searchParams)))
  return null
}

/** Files that bring many homes at once: a new one, and what became of those of the last 30 days. */
export function Component() {
  const { data } = useQuery(importsQuery(pageIn(useSearchParams()[0])))
  if (!data) return null
  const { page, lastPage } = data.pagination
  return (
    <main className={styles.page}>
      <PageHead title="取込" />
      <div className={styles.body}>
        <ImportForm />
        <History imports={data.imports} total={data.pagination.total} />
        <Pager page={page} lastPage={lastPage} hrefOf={(to) => toImports({ page: String(to) })} />
      </div>
    </main>
  )
}
