import { CompareBar } from '@sumai/listings/compare-bar'
import { SaveSearchButton } from '@sumai/listings/save-search-button'
import { useLocation } from '@sumai/platform'
import { ActiveConditions } from '@sumai/search/active-conditions'
import { fieldsBeside, fieldsOf } from '@sumai/search/filter'
import { FilterButton } from '@sumai/search/filter-button'
import { FilterPanel } from '@sumai/search/filter-panel'
import { SortBar } from '@sumai/search/sort-bar'
import { Pager } from '@sumai/ui/pager'
import { ContactBar } from '../../components/contact-bar.tsx'
import { filterGroups } from '../../components/filter-groups.ts'
import { SavedSearches } from '../../components/saved-searches.tsx'
import { paths } from '../../paths.ts'
import { Alert } from './alert.tsx'
import { DEFAULT_LIMIT, limitSelect, orderSelect, viewLinks } from './list-selects.ts'
import { Nothing } from './nothing.tsx'
import { PriceGuide } from './price-guide.tsx'
import { hrefOf } from './search-address.ts'
import type { SearchData } from './search-data.ts'

export { Results } from './results.tsx'

type Props = { data: SearchData }

const useAddress = () => {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** The conditions of the search, with the count that each would give. */
export function Filters({ data: { conditions, facets, total } }: Props) {
  const groups = filterGroups(conditions, facets)
  return (
    <FilterPanel
      groups={groups}
      fields={fieldsBeside(conditions, groups)}
      action={paths.search}
      address={useAddress()}
      total={total}
      resetTo={paths.search}
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
      <ActiveConditions conditions={chips} resetTo={paths.search}>
        <SaveSearchButton site="baibai" search={data.saved} />
      </ActiveConditions>
      {total === 0 ? (
        <Nothing
          conditions={conditions}
          facets={data.facets}
          relax={data.relax}
          everything={chips.length === 0}
        />
      ) : (
        <SortBar
          page={{ page, limit: conditions.limit ?? DEFAULT_LIMIT, total }}
          order={orderSelect(conditions)}
          limit={limitSelect(conditions)}
          views={viewLinks(conditions, data.views)}
          fields={fieldsOf(conditions)}
          action={paths.search}
          address={address}
          hrefOf={hrefOf}
        />
      )}
    </>
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
      <ContactBar />
    </>
  )
}

/** What has been picked for comparison. */
export function Picked({ data: { rooms } }: Props) {
  return (
    <CompareBar
      site="baibai"
      listings={rooms}
      listingsAt={paths.favourites}
      compareTo={paths.compare}
    />
  )
}
