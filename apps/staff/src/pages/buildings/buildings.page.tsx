import { ButtonLink } from '@sumai/ui/button'
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { SearchField } from '../../components/search-field.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { readParts } from '../../lists/parts.ts'
import { Rows } from '../../lists/rows/rows.tsx'
import { useParts } from '../../lists/use-parts.ts'
import { toBuildings, toEditor, toNewListing } from '../../paths.ts'
import { ListEnd } from '../listings/list/list-end.tsx'
import { BuildingRow } from './building-row.tsx'
import styles from './buildings.module.css'
import { buildingsQuery } from './buildings.queries.ts'

const wordsIn = (query: URLSearchParams) => query.get('q') ?? ''

export async function loader({ request }: LoaderFunctionArgs) {
  await readParts(buildingsQuery(wordsIn(new URL(request.url).searchParams)), request)
  return null
}

/** The buildings that rooms for rent lie in. */
export function Component() {
  const words = wordsIn(useSearchParams()[0])
  const navigate = useNavigate()
  const { parts = [], ...list } = useParts(buildingsQuery(words))
  const rows = parts.flatMap(({ tatemono }) => tatemono)
  const total = parts.at(0)?.pagination.total ?? 0
  return (
    <main className={styles.page}>
      <PageHead title="建物" context={`${total}棟`}>
        <ButtonLink size="s" to={toNewListing()}>
          新しい建物
        </ButtonLink>
      </PageHead>
      <SearchField
        label="建物名・町名・駅"
        value={words}
        onSearch={(q) => navigate(toBuildings({ q: q || undefined }))}
      />
      {rows.length === 0 && <p className={styles.empty}>「{words}」の建物はありません</p>}
      <Rows
        as="ul"
        className={styles.list}
        rows={rows}
        addressOf={({ tmNo }) => toEditor({ kind: 'tatemono', no: tmNo })}
        height={71}
      >
        {(building, place) => <BuildingRow {...{ building, place }} />}
      </Rows>
      <ListEnd list={list} shown={rows.length} total={total} />
    </main>
  )
}
