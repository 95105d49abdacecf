import { CompareBar } from '@sumai/listings/compare-bar'
import { SaleCard } from '@sumai/listings/sale-card'
import { SaleRow } from '@sumai/listings/sale-row'
import { late } from '@sumai/platform'
import { HomeResults } from '@sumai/search/home-results'
import { ResultsFilters, ResultsHead, ResultsWords } from '@sumai/search/results-parts'
import { Pager } from '@sumai/ui/pager'
import { filterGroups } from '../../components/filter-groups.ts'
import { SavedSearches } from '../../components/saved-searches.tsx'
import { SearchAlert } from '../../components/search-alert.tsx'
import { paths } from '../../paths.ts'
import { PriceGuide } from './price-guide.tsx'
import type { SearchData } from './search-data.ts'
import { SEARCH } from './search-form.ts'

type Props = { data: SearchData }

export const Words = ({ data }: Props) => <ResultsWords {...SEARCH} data={data} />

export const Filters = ({ data }: Props) => (
  <ResultsFilters
    {...SEARCH}
    data={data}
    groups={filterGroups(data.conditions, data.facets, data.schools)}
  />
)

const little = late(() => import(/* webpackChunkName: "nothing" */ './nothing.view.tsx'))
const Nothing = little('Nothing')
const Near = little('Near')

export const Above = ({ data }: Props) => (
  <ResultsHead {...SEARCH} data={data} nothing={<Nothing data={data} />} />
)

export const Results = ({ data }: Props) => (
  <HomeResults data={data} Card={SaleCard} Row={SaleRow} paths={paths} />
)

/** Links to other pages, the usual prices of the city, and saving the search. */
export function Below({ data }: Props) {
  const { page, pages, lastPage, priceGuide, total, near, saved, renderedAt } = data
  return (
    <>
      <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? paths.search} />
      {total > 0 && near && <Near data={data} />}
      {priceGuide && <PriceGuide guide={priceGuide} renderedAt={renderedAt} />}
      {total > 0 && <SearchAlert search={saved.address} />}
      <SavedSearches current={saved.address} />
    </>
  )
}

export const Picked = ({ data }: Props) => (
  <CompareBar site="baibai" listings={data.rooms} paths={paths} commute={data.conditions.commute} />
)
