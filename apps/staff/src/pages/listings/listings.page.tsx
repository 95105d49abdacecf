import { ButtonLink } from '@sumai/ui/button'
import { type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { SiteSwitch } from '../../components/site-switch.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { Key } from '../../keys/key.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import { readParts } from '../../lists/parts.ts'
import { useParts } from '../../lists/use-parts.ts'
import { toListings, toNewListing } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { useSelection } from './bulk/use-selection.ts'
import { FilterLine } from './filters/filter-line.tsx'
import { ListEnd } from './list/list-end.tsx'
import { ListingList } from './list/listing-list.tsx'
import { ListingTabs } from './list/listing-tabs.tsx'
import styles from './listings.module.css'
import { listingsQuery } from './listings.queries.ts'
import { savedQuery } from './saved/saved.queries.ts'
import { readSite } from './site.ts'
import { queryOf, readView } from './view.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const view = readView(new URL(request.url).searchParams)
  // The kept filters come behind the others.
  void queryClient.prefetchQuery(savedQuery)
  await readParts(listingsQuery(readSite(params.site), view), request)
  return null
}

/** The homes of the shop, or of all shops, in any state. */
export function Component() {
  const site = readSite(useParams().site)
  const view = readView(useSearchParams()[0])
  const { parts = [], ...list } = useParts(listingsQuery(site, view))
  const rows = parts.flatMap(({ listings }) => listings)
  const total = parts.at(0)?.pagination.total ?? 0
  const selection = useSelection(rows, site + queryOf(view))
  const navigate = useNavigate()
  useKeys({ C: () => void navigate(toNewListing({ site })) })
  return (
    <main className={styles.page}>
      <PageHead title="物件" context={<span className={styles.total}>{total}件</span>}>
        <SiteSwitch site={site} toSite={toListings} />
        <ButtonLink size="s" to={toNewListing({ site })}>
          新しい物件
          <Key name="C" />
        </ButtonLink>
      </PageHead>
      <div className={styles.panel}>
        <ListingTabs site={site} view={view} counts={parts.at(0)?.counts} />
        <FilterLine site={site} view={view} />
        <ListingList site={site} rows={rows} view={view} selection={selection} />
        <ListEnd list={list} shown={rows.length} total={total} />
      </div>
      <BulkBar site={site} view={view} total={total} selection={selection} />
    </main>
  )
}
