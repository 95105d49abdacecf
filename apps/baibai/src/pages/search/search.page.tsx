import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import { searchDescription } from '@sumai/domain/search-url/description'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { toQuery } from '@sumai/domain/search-url/to-query'
import {
  apiContext,
  httpError,
  type LoaderFunctionArgs,
  type RouteHandle,
  redirect,
  renderedAtContext,
  useLoaderData,
  useLocation,
} from '@sumai/platform'
import { ActiveConditions } from '@sumai/ui/active-conditions'
import { fieldsBeside, fieldsOf } from '@sumai/ui/filter'
import { FilterButton } from '@sumai/ui/filter-button'
import { FilterPanel } from '@sumai/ui/filter-panel'
import { SearchLayout } from '@sumai/ui/search-layout'
import { SortBar } from '@sumai/ui/sort-bar'
import { paths } from '../../paths.ts'
import { chipsOf } from './chips.ts'
import { FACETS, filterGroups } from './filter-groups.ts'
import { DEFAULT_LIMIT, limitSelect, orderSelect } from './list-selects.ts'
import { Nothing } from './nothing.tsx'
import { Results } from './results.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const parsed = parseSearchUrl('baibai', { pathname, search })
  if (parsed.kind === 'redirect') throw redirect(parsed.to, 301)
  if (parsed.kind === 'notFound') throw httpError(404)
  if (parsed.kind === 'badRequest') throw httpError(400, `${parsed.key} cannot be understood`)

  const { conditions } = parsed
  const { rooms, pagination, facets, relax } = await context.get(apiContext).baibai.rooms(
    {
      ...toQuery('baibai', conditions),
      fields: 'light',
      withFacets: FACETS.join(','),
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
  title: ({ data }) => searchTitle('baibai', data.conditions, data.total),
  description: ({ data }) =>
    searchDescription('baibai', data.conditions, data.total, { updatedAt: latestUpdate(data) }),
  heading: ({ data }) => searchHeading('baibai', data.conditions, data.total),
  breadcrumbs: ({ data }) => searchBreadcrumbs('baibai', data.conditions),
  robots: ({ data }) => indexPolicy('baibai', data.conditions, data.total).robots,
  canonical: ({ data }) => indexPolicy('baibai', data.conditions, data.total).canonical,
  jsonLd: ({ data }) => [
    {
      '@type': 'ItemList',
      itemListElement: data.rooms.map((room, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: room.name,
        url: paths.room(room),
      })),
    },
  ],
} satisfies RouteHandle<Data>

/** Of the listings on the page. */
const latestUpdate = ({ rooms }: Pick<Data, 'rooms'>) =>
  rooms
    .map(({ koshinDate }) => koshinDate)
    .sort()
    .at(-1)

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
        <Nothing conditions={conditions} facets={facets} relax={relax} />
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
            hrefOf={(to) => formatSearchUrl('baibai', { ...conditions, page: to })}
          />
        </>
      )}
    </SearchLayout>
  )
}

/** The address of what a form says. */
function hrefOf(fields: URLSearchParams): string {
  const parsed = parseSearchUrl('baibai', { pathname: paths.search, search: `?${fields}` })
  if (parsed.kind === 'redirect') return parsed.to
  return parsed.kind === 'ok' ? formatSearchUrl('baibai', parsed.conditions) : paths.search
}
