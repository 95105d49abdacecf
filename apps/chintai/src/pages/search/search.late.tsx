import { CompareBar } from '@sumai/listings/compare-bar'
import { RentalCard } from '@sumai/listings/rental-card'
import { RentalRow } from '@sumai/listings/rental-row'
import { late } from '@sumai/platform'
import { BusyResults } from '@sumai/search/busy-results'
import { HomeResults } from '@sumai/search/home-results'
import { ResultsFilters, ResultsHead, ResultsWords } from '@sumai/search/results-parts'
import { Pager } from '@sumai/ui/pager'
import { filterGroups } from '../../components/filter-groups.ts'
import { paths } from '../../paths.ts'
import css from './building-row.module.css'
import { BuildingRow } from './building-row.tsx'
import { Nothing } from './nothing.tsx'
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

export const Above = ({ data }: Props) => (
  <ResultsHead {...SEARCH} data={data} counted={data.counted} nothing={<Nothing data={data} />} />
)

/** Rooms, or buildings with their rooms. */
export const Results = ({ data }: Props) =>
  data.buildings ? (
    <BusyResults action={paths.search} total={data.total}>
      <ul className={css.list}>
        {data.buildings.map((building, index) => (
          <li key={building.tmNo}>
            <BuildingRow building={building} priority={index === 0} />
          </li>
        ))}
      </ul>
    </BusyResults>
  ) : (
    <HomeResults data={data} Card={RentalCard} Row={RentalRow} paths={paths} />
  )

const SearchGuide = late(
  () => import(/* webpackChunkName: "search-late" */ './search-guide.late.tsx'),
)('SearchGuide')

/** Links to other result pages, and the contact bar. */
export function Below({ data }: Props) {
  const { page, pages, lastPage } = data
  return (
    <>
      <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? paths.search} />
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
