import { useLocation } from '@sumai/platform'
import { fieldsBeside, fieldsOf } from '@sumai/ui/filter'
import { FilterPanel } from '@sumai/ui/filter-panel'
import { SortBar } from '@sumai/ui/sort-bar'
import { paths } from '../../paths.ts'
import { filterGroups } from './filter-groups.ts'
import { DEFAULT_LIMIT, limitSelect, orderSelect } from './list-selects.ts'
import { hrefOf } from './search-address.ts'
import type { SearchData } from './search-data.ts'

export { Nothing } from './nothing.tsx'

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

/** How many were found, in which order, and how many a page. */
export function Order({ data: { conditions, page, total } }: Props) {
  return (
    <SortBar
      page={{ page, limit: conditions.limit ?? DEFAULT_LIMIT, total }}
      order={orderSelect(conditions)}
      limit={limitSelect(conditions)}
      fields={fieldsOf(conditions)}
      action={paths.search}
      address={useAddress()}
      hrefOf={hrefOf}
    />
  )
}
