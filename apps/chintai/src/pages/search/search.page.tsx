import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { toQuery } from '@sumai/domain/search-url/to-query'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
  useLocation,
} from '@sumai/platform'
import { ActionBar } from '@sumai/ui/action-bar'
import { ActiveConditions } from '@sumai/ui/active-conditions'
import { fieldsBeside, fieldsOf } from '@sumai/ui/filter'
import { FilterButton } from '@sumai/ui/filter-button'
import { FilterPanel } from '@sumai/ui/filter-panel'
import { SearchLayout } from '@sumai/ui/search-layout'
import { SortBar } from '@sumai/ui/sort-bar'
import { paths } from '../../paths.ts'
import { chipsOf } from './chips.ts'
import { description } from './description.ts'
import { FACETS, filterGroups } from './filter-groups.ts'
import { itemList } from './item-list.ts'
import { DEFAULT_LIMIT, limitSelect, orderSelect } from './list-selects.ts'
import { Nothing } from './nothing.tsx'
import { Results } from './results.tsx'
import { hrefOf, readConditions } from './search-address.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const conditions = readConditions(request.url)
  const { rooms, pagination, facets, relax } = await context.get(apiContext).chintai.rooms(
    {
      ...toQuery('chintai', conditions),
      fields: 'light',
      withFacets: FACETS.join(),
      withRelax: 1,
    },
    { signal: request.signal },
  )
  if (pagination.page > pagination.lastPage) throw httpError(404)
  return {
    conditions,
    rooms,
    total: pagination.total,
    lastPage: pagination.lastPage,
    facets: facets ?? {},
    relax: relax ?? [],
    renderedAt: context.get(renderedAtContext),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  chunks: ['search'],
  title: ({ data }) => searchTitle('chintai', data.conditions, data.total),
  description: ({ data }) => description(data),
  heading: ({ data }) => searchHeading('chintai', data.conditions, data.total),
  breadcrumbs: ({ data }) => searchBreadcrumbs('chintai', data.conditions),
  robots: ({ data }) => indexPolicy('chintai', data.conditions, data.total).robots,
  canonical: ({ data }) => indexPolicy('chintai', data.conditions, data.total).canonical,
  jsonLd: ({ data }) => [itemList(data.rooms)],
} satisfies RouteHandle<Data>

export function Component() {
  const { conditions, rooms, total, lastPage, facets, relax, renderedAt } =
    useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const address = pathname + search
  const groups = filterGroups(conditions, facets)
  const chips = chipsOf(conditions)
  const page = conditions.page ?? 1

  return (
    <SearchLayout
      filters={
        <FilterPanel
          groups={groups}
          fields={fieldsBeside(conditions, groups)}
          action={paths.search}
          address={address}
          total={total}
          resetTo={paths.search}
          hrefOf={hrefOf}
        />
      }
    >
      <FilterButton active={chips.length} />
      <ActiveConditions conditions={chips} resetTo={paths.search} />
      {rooms.length === 0 ? (
        <Nothing conditions={conditions} relax={relax} />
      ) : (
        <>
          <SortBar
            page={{ page, limit: conditions.limit ?? DEFAULT_LIMIT, total }}
            order={orderSelect(conditions)}
            limit={limitSelect(conditions)}
            fields={fieldsOf(conditions)}
            action={paths.search}
            address={address}
            hrefOf={hrefOf}
          />
          <Results
            rooms={rooms}
            now={renderedAt}
            page={page}
            lastPage={lastPage}
            hrefOf={(to) => formatSearchUrl('chintai', { ...conditions, page: to })}
          />
        </>
      )}
      <ActionBar site="chintai" />
    </SearchLayout>
  )
}
