import { CompareBar } from '@sumai/listings/compare-bar'
import { RentalCard } from '@sumai/listings/rental-card'
import { RentalRow } from '@sumai/listings/rental-row'
import { late } from '@sumai/platform'
import { HomeResults } from '@sumai/search/home-results'
import { ResultsFilters, ResultsHead, ResultsWords } from '@sumai/search/results-parts'
import { Pager } from '@sumai/ui/pager'
import { filterGroups } from '../../components/filter-groups.ts'
import { paths } from '../../paths.ts'
import type { SearchData } from './search-data.ts'
import { SEARCH } from './search-form.ts'

type Props = { data: SearchData }

export const Words = ({ data }: Props) => <ResultsWords {...SEARCH} data={data} />

export const Filters = ({ data }: Props) => (
  <ResultsFilters
    {...SEARCH}
    data={data}
    unit={data.counted ? '室' : undefined}
    groups={filterGroups(data.conditions, data.facets, data.schools)}
  />
)

const little = late(() => import(/* webpackChunkName: "nothing" */ './nothing.view.tsx'))
const Nothing = little('Nothing')
const Near = little('Near')

export const Above = ({ data }: Props) => (
  <ResultsHead {...SEARCH} data={data} counted={data.counted} nothing={<Nothing data={data} />} />
)

const Buildings = late(
  () => import(/* webpackChunkName: "buildings-view" */ './buildings.view.tsx'),
)('Buildings')

/** Rooms, or buildings with their rooms. */
export const Results = ({ data }: Props) =>
  data.buildings ? (
    <Buildings buildings={data.buildings} isFiltered={data.chips.length > 0} total={data.total} />
  ) : (
    <HomeResults data={data} Card={RentalCard} Row={RentalRow} paths={paths} />
  )

const SearchGuide = late(
  () => import(/* webpackChunkName: "search-late" */ './search-guide.late.tsx'),
)('SearchGuide')

/** Links to other result pages, what one condition less would find, and the contact bar. */
export function Below({ data }: Props) {
  const { page, pages, lastPage, total, near } = data
  return (
    <>
      <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? paths.search} />
      {total > 0 && near && <Near data={data} />}
      <SearchGuide data={data} />
    </>
  )
}

export const Picked = ({ data }: Props) => (
  <CompareBar
    site="chintai"
    listings={data.rooms}
    paths={paths}
    commute={data.conditions.commute}
  />
)
