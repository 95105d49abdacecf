import { BRAND } from '@sumai/domain/brand'
import { options } from '@sumai/domain/codes'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { CompareBar } from '@sumai/listings/compare-bar'
import { SaveSearchButton } from '@sumai/listings/save-search-button'
import { useLocation } from '@sumai/platform'
import { ActiveConditions } from '@sumai/search/active-conditions'
import { BusyResults } from '@sumai/search/busy-results'
import { fieldsBeside, fieldsOf } from '@sumai/search/filter'
import { FilterButton } from '@sumai/search/filter-button'
import { FilterPanel } from '@sumai/search/filter-panel'
import { NoResults } from '@sumai/search/no-results'
import { SortBar } from '@sumai/search/sort-bar'
import { ButtonLink } from '@sumai/ui/button'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Pager } from '@sumai/ui/pager'
import { ContactBar } from '../../components/contact-bar.tsx'
import { investGroups } from '../../components/invest-groups.ts'
import { SavedSearches } from '../../components/saved-searches.tsx'
import { paths } from '../../paths.ts'
import { investRelaxations } from './invest-chips.ts'
import type { InvestData } from './invest-data.ts'
import { InvestResults } from './invest-results.tsx'

type Props = { data: InvestData }

const DEFAULT_LIMIT = 20
const LIMITS = [DEFAULT_LIMIT, 50]
const ACTION = paths.investments()

const hrefOf = (fields: URLSearchParams) => hrefOfForm('invest', fields)

const useAddress = () => {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** The conditions of the search, with the count that each would give. */
export function Filters({ data: { conditions, facets, total } }: Props) {
  const groups = investGroups(conditions, facets)
  return (
    <FilterPanel
      groups={groups}
      fields={fieldsBeside(conditions, groups)}
      action={ACTION}
      address={useAddress()}
      total={total}
      resetTo={ACTION}
      hrefOf={hrefOf}
    />
  )
}

/** Above the list: the conditions in force, then how many were found and in which order. */
export function Above({ data }: Props) {
  const { conditions, chips, page, total } = data
  const address = useAddress()
  return (
    <>
      <FilterButton active={chips.length} />
      <ActiveConditions conditions={chips} resetTo={ACTION}>
        <SaveSearchButton site="baibai" search={data.saved} />
      </ActiveConditions>
      {total === 0 && chips.length === 0 && (
        <NothingYet heading="ただいま掲載中の投資用物件はありません" agency={BRAND}>
          ご希望の条件をお聞かせください。公開前の物件も含めて、お電話でご案内します。
        </NothingYet>
      )}
      {total === 0 && chips.length > 0 && (
        <NoResults
          heading="条件に合う物件が見つかりませんでした"
          relaxations={investRelaxations(conditions, data.relax)}
        >
          <p>新しい物件が出たときに、メールでお知らせすることもできます。</p>
          <ButtonLink to={paths.mailMagazine}>新着をメールで受け取る</ButtonLink>
        </NoResults>
      )}
      {total > 0 && (
        <SortBar
          page={{ page, limit: conditions.limit ?? DEFAULT_LIMIT, total }}
          {...selectsOf(conditions)}
          views={viewsOf(conditions)}
          fields={fieldsOf(conditions)}
          action={ACTION}
          address={address}
          hrefOf={hrefOf}
        />
      )}
    </>
  )
}

export const Results = ({ data }: Props) => (
  <BusyResults action={ACTION} total={data.total}>
    <InvestResults data={data} />
  </BusyResults>
)

export const Below = ({ data: { conditions, page, lastPage, saved } }: Props) => (
  <>
    <Pager
      page={page}
      lastPage={lastPage}
      hrefOf={(to) => formatSearchUrl('invest', { ...conditions, page: to })}
    />
    <SavedSearches current={saved.address} />
    <ContactBar />
  </>
)

/** What has been picked for comparison. */
export const Picked = ({ data: { rooms } }: Props) => (
  <CompareBar
    site="baibai"
    listings={rooms}
    listingsAt={paths.favourites}
    compareTo={paths.compare}
  />
)

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
    steps: LIMITS.map((count) => ({ value: String(count), label: `${count}件ずつ` })),
    value: String(limit ?? DEFAULT_LIMIT),
  },
})

const VIEWS = [
  { view: 'list', label: '一覧' },
  { view: 'table', label: '表' },
] as const

const viewsOf = (conditions: InvestData['conditions']) =>
  VIEWS.map(({ view, label }) => ({
    to: formatSearchUrl('invest', { ...conditions, view }),
    label,
    current: (conditions.view ?? 'list') === view,
  }))
