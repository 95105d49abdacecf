import { options } from '@sumai/domain/codes'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
  useLocation,
} from '@sumai/platform'
import { ActiveConditions } from '@sumai/ui/active-conditions'
import { BusyResults } from '@sumai/ui/busy-results'
import { ButtonLink } from '@sumai/ui/button'
import { CompareBar } from '@sumai/ui/compare-bar'
import { fieldsBeside, fieldsOf } from '@sumai/ui/filter'
import { FilterButton } from '@sumai/ui/filter-button'
import { FilterPanel } from '@sumai/ui/filter-panel'
import { NoResults } from '@sumai/ui/no-results'
import { Pager } from '@sumai/ui/pager'
import { SearchLayout } from '@sumai/ui/search-layout'
import { SortBar } from '@sumai/ui/sort-bar'
import { investGroups } from '../../components/invest-groups.ts'
import { paths } from '../../paths.ts'
import { investChips, investRelaxations } from './invest-chips.ts'
import { type InvestData, searchInvest } from './invest-data.ts'
import { InvestResults } from './invest-results.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  searchInvest(context.get(apiContext), request, context.get(renderedAtContext))

export const handle = {
  chunks: ['search-invest'],
  title: ({ data }) => data.head.title,
  description: ({ data }) => data.head.description,
  heading: ({ data }) => data.head.heading,
  breadcrumbs: ({ data }) => data.head.breadcrumbs,
  robots: ({ data }) => data.head.robots,
  canonical: ({ data }) => data.head.canonical,
} satisfies RouteHandle<InvestData>

const DEFAULT_LIMIT = 20
const hrefOf = (fields: URLSearchParams) => hrefOfForm('invest', fields)

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { conditions, facets, total, page, lastPage } = data
  const { pathname, search } = useLocation()
  const address = pathname + search
  const groups = investGroups(conditions, facets)
  const chips = investChips(conditions)
  const action = paths.investments()
  const toPage = (to: number) => formatSearchUrl('invest', { ...conditions, page: to })
  return (
    <>
      <SearchLayout
        filters={
          <FilterPanel
            groups={groups}
            fields={fieldsBeside(conditions, groups)}
            action={action}
            address={address}
            total={total}
            resetTo={action}
            hrefOf={hrefOf}
          />
        }
      >
        <FilterButton active={chips.length} />
        <ActiveConditions conditions={chips} resetTo={action} />
        {total === 0 ? (
          <NoResults
            heading="条件に合う物件が見つかりませんでした"
            relaxations={investRelaxations(conditions, data.relax)}
          >
            <p>新しい物件が出たときに、メールでお知らせすることもできます。</p>
            <ButtonLink to={paths.mailMagazine}>新着をメールで受け取る</ButtonLink>
          </NoResults>
        ) : (
          <SortBar
            page={{ page, limit: conditions.limit ?? DEFAULT_LIMIT, total }}
            {...selectsOf(conditions)}
            views={viewsOf(conditions)}
            fields={fieldsOf(conditions)}
            action={action}
            address={address}
            hrefOf={hrefOf}
          />
        )}
        <BusyResults action={action} total={total}>
          <InvestResults data={data} />
        </BusyResults>
        <Pager page={page} lastPage={lastPage} hrefOf={toPage} />
      </SearchLayout>
      <CompareBar
        site="baibai"
        listings={data.rooms}
        listingsAt={paths.favourites}
        compareTo={paths.compare}
      />
    </>
  )
}

const selectsOf = ({ order, limit }: InvestData['conditions']) => ({
  order: {
    name: 'order',
    label: '並び替え',
    steps: options('order_baibai').map(({ code, label }) => ({ value: code, label })),
    value: order ?? 'recommend',
  },
  limit: {
    name: 'limit',
    label: '表示件数',
    steps: [DEFAULT_LIMIT, 50].map((count) => ({ value: String(count), label: `${count}件ずつ` })),
    value: String(limit ?? DEFAULT_LIMIT),
  },
})

const viewsOf = (conditions: InvestData['conditions']) =>
  (['list', 'table'] as const).map((view) => ({
    to: formatSearchUrl('invest', { ...conditions, view }),
    label: view === 'list' ? '一覧' : '表',
    current: (conditions.view ?? 'list') === view,
  }))
