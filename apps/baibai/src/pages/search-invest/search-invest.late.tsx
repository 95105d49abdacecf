import { BRAND } from '@sumai/domain/brand'
import { options } from '@sumai/domain/codes'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { CompareBar } from '@sumai/listings/compare-bar'
import { ContactBar } from '@sumai/listings/contact-bar'
import { InvestMapCard } from '@sumai/listings/home-map-cards'
import { late } from '@sumai/platform'
import { BusyResults } from '@sumai/search/busy-results'
import { NoResults } from '@sumai/search/no-results'
import { ResultsFilters, ResultsHead } from '@sumai/search/results-parts'
import { ButtonLink } from '@sumai/ui/button'
import { NothingYet } from '@sumai/ui/nothing-yet'
import { Pager } from '@sumai/ui/pager'
import { investGroups } from '../../components/invest-groups.ts'
import { SavedSearches } from '../../components/saved-searches.tsx'
import { paths } from '../../paths.ts'
import { investRelaxations } from './invest-chips.ts'
import type { InvestData } from './invest-data.ts'
import { InvestResults } from './invest-results.tsx'

type Props = { data: InvestData }

const SEARCH = {
  action: paths.investments(),
  hrefOf: (fields: URLSearchParams) => hrefOfForm('invest', fields),
}
const ORDERS = options('order_baibai')

export const Filters = ({ data }: Props) => (
  <ResultsFilters {...SEARCH} data={data} groups={investGroups(data.conditions, data.facets)} />
)

export const Above = ({ data }: Props) => (
  <ResultsHead
    {...SEARCH}
    site="baibai"
    data={data}
    orders={ORDERS}
    nothing={<Nothing data={data} />}
  />
)

function Nothing({ data: { conditions, chips, relax } }: Props) {
  if (chips.length === 0) {
    return (
      <NothingYet heading="ただいま掲載中の投資用物件はありません" agency={BRAND}>
        ご希望の条件をお聞かせください。公開前の物件も含めて、お電話でご案内します。
      </NothingYet>
    )
  }
  return (
    <NoResults
      heading="条件に合う物件が見つかりませんでした"
      relaxations={investRelaxations(conditions, relax)}
    >
      <p>新しい物件が出たときに、メールでお知らせすることもできます。</p>
      <ButtonLink to={paths.mailMagazine}>新着をメールで受け取る</ButtonLink>
    </NoResults>
  )
}

export const Results = ({ data }: Props) => (
  <BusyResults action={SEARCH.action} total={data.total}>
    <InvestResults data={data} />
  </BusyResults>
)

const MapSearch = late(
  () => import(/* webpackChunkName: "map-search" */ '@sumai/search/map-search.late'),
)('MapSearch')

const cardsOf = ({ rooms, renderedAt }: Pick<InvestData, 'rooms' | 'renderedAt'>) =>
  rooms.map((room) => (
    <InvestMapCard key={room.bukkenNo} room={room} to={paths.room(room)} now={renderedAt} />
  ))

export function OnMap({ data }: Props) {
  if (!data.map) return null
  return (
    <MapSearch
      {...SEARCH}
      site="baibai"
      of="sale"
      data={{ ...data, map: data.map }}
      groups={investGroups(data.conditions, data.facets)}
      orders={ORDERS}
      cardsOf={cardsOf}
      nothing={<Nothing data={data} />}
    />
  )
}

export const Below = ({ data: { page, pages, lastPage, saved } }: Props) => (
  <>
    <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? SEARCH.action} />
    <SavedSearches current={saved.address} />
    <ContactBar paths={paths} />
  </>
)

export const Picked = ({ data }: Props) => (
  <CompareBar site="baibai" listings={data.rooms} paths={paths} />
)
