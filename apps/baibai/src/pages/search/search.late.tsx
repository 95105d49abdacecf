import { options } from '@sumai/domain/codes'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { CompareBar } from '@sumai/listings/compare-bar'
import { ContactBar } from '@sumai/listings/contact-bar'
import { SaleMapCard } from '@sumai/listings/home-map-cards'
import { SaleCard } from '@sumai/listings/sale-card'
import { SaleRow } from '@sumai/listings/sale-row'
import { late } from '@sumai/platform'
import { HomeResults } from '@sumai/search/home-results'
import { ResultsFilters, ResultsHead } from '@sumai/search/results-parts'
import { Pager } from '@sumai/ui/pager'
import { filterGroups } from '../../components/filter-groups.ts'
import { SavedSearches } from '../../components/saved-searches.tsx'
import { paths } from '../../paths.ts'
import { Alert } from './alert.tsx'
import { Nothing } from './nothing.tsx'
import { PriceGuide } from './price-guide.tsx'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

const SEARCH = {
  action: paths.search,
  hrefOf: (fields: URLSearchParams) => hrefOfForm('baibai', fields),
}

/** Only an investment has a yield to sort by. */
const ORDERS = options('order_baibai').filter(({ code }) => code !== 'rimawari_desc')

export const Filters = ({ data }: Props) => (
  <ResultsFilters {...SEARCH} data={data} groups={filterGroups(data.conditions, data.facets)} />
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

export const Results = ({ data }: Props) => (
  <HomeResults data={data} Card={SaleCard} Row={SaleRow} paths={paths} />
)

const MapSearch = late(
  () => import(/* webpackChunkName: "map-search" */ '@sumai/search/map-search.late'),
)('MapSearch')

const cardsOf = ({ rooms, renderedAt }: Pick<SearchData, 'rooms' | 'renderedAt'>) =>
  rooms.map((room) => (
    <SaleMapCard key={room.bukkenNo} room={room} to={paths.room(room)} now={renderedAt} />
  ))

export function OnMap({ data }: Props) {
  if (!data.map) return null
  return (
    <MapSearch
      {...SEARCH}
      site="baibai"
      of="sale"
      data={{ ...data, map: data.map }}
      groups={filterGroups(data.conditions, data.facets)}
      orders={ORDERS}
      cardsOf={cardsOf}
      nothing={<Nothing data={data} />}
    />
  )
}

/** Links to other pages, the usual prices of the city, and saving the search. */
export function Below({ data }: Props) {
  const { page, pages, lastPage, priceGuide, conditions, total, saved, renderedAt } = data
  return (
    <>
      <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? paths.search} />
      {priceGuide && <PriceGuide guide={priceGuide} renderedAt={renderedAt} />}
      {total > 0 && <Alert conditions={conditions} />}
      <SavedSearches current={saved.address} />
      <ContactBar paths={paths} />
    </>
  )
}

export const Picked = ({ data }: Props) => (
  <CompareBar site="baibai" listings={data.rooms} paths={paths} />
)
