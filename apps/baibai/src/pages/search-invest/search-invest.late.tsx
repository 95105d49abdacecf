import { CompareBar } from '@sumai/listings/compare-bar'
import { InvestRow } from '@sumai/listings/sale-row'
import { late } from '@sumai/platform'
import { BusyResults } from '@sumai/search/busy-results'
import { NearList } from '@sumai/search/near-list'
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

const Nothing = late(() => import(/* webpackChunkName: "nothing" */ './nothing.view.tsx'))(
  'Nothing',
)

export const Above = ({ data }: Props) => (
  <ResultsHead {...SEARCH} data={data} nothing={<Nothing data={data} />} />
)

export const Results = ({ data }: Props) => (
  <BusyResults action={SEARCH.action} total={data.total}>
    <InvestResults data={data} />
  </BusyResults>
)

export const Below = ({
  data: { page, pages, lastPage, saved, total, near, renderedAt },
}: Props) => (
  <>
    <Pager page={page} lastPage={lastPage} hrefOf={(to) => pages[to] ?? SEARCH.action} />
    {total > 0 && near && (
      <NearList about="物件" {...near} Row={InvestRow} now={renderedAt} paths={paths} />
    )}
    {total > 0 && <SearchAlert search={saved.address} />}
    <SavedSearches current={saved.address} />
  </>
)

export const Picked = ({ data }: Props) => (
  <CompareBar site="baibai" listings={data.rooms} paths={paths} commute={data.conditions.commute} />
)
