import { CompareBar } from '@sumai/listings/compare-bar'
import { late } from '@sumai/platform'
import { BusyResults } from '@sumai/search/busy-results'
import { ResultsFilters, ResultsHead, ResultsWords } from '@sumai/search/results-parts'
import { Pager } from '@sumai/ui/pager'
import { investGroups } from '../../components/invest-groups.ts'
import { SavedSearches } from '../../components/saved-searches.tsx'
import { SearchAlert } from '../../components/search-alert.tsx'
import { paths } from '../../paths.ts'
import type { InvestData } from './invest-data.ts'
import { SEARCH } from './invest-form.ts'
import { InvestResults } from './invest-results.tsx'

type Props = { data: InvestData }

export const Words = ({ data }: Props) => <ResultsWords {...SEARCH} data={data} />

export const Filters = ({ data }: Props) => (
  <ResultsFilters {...SEARCH} data={data} groups={investGroups(data.conditions, data.facets)} />
)

const little = late(() => import(/* webpackChunkName: "nothing" */ './nothing.view.tsx'))
const Nothing = little('Nothing')
const Near = little('Near')

export const Above = ({ data }: Props) => (
  <ResultsHead {...SEARCH} data={data} nothing={<Nothing data={data} />} />
)

export const Results = ({ data }: Props) => (
  <BusyResults action={SEARCH.action} total={data.total}>
    <InvestResults data={data} />
  </BusyResults>
)

export function Below({ data }: Props) {
  const { page, pages, lastPage, saved, total, near } = data
  return (
    <>
      <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? SEARCH.action} />
      {total > 0 && near && <Near data={data} />}
      {total > 0 && <SearchAlert search={saved.address} />}
      <SavedSearches current={saved.address} />
    </>
  )
}

export const Picked = ({ data }: Props) => (
  <CompareBar site="baibai" listings={data.rooms} paths={paths} commute={data.conditions.commute} />
)
