import { SALE_KINDS } from '@sumai/domain/search-url/said/labels'
import { relaxations } from '@sumai/search/condition-chips'
import type { FacetCounts } from '@sumai/search/filter-options'
import { NothingFound } from '../../components/nothing-found.tsx'
import type { SearchData } from './search-data.ts'

type Props = { data: SearchData }

/** The API counts investments too when the kind is dropped; the search then does not. */
const homesIn = (facets: FacetCounts) =>
  SALE_KINDS.reduce((sum, { code }) => sum + (facets.bukken_type?.[code] ?? 0), 0)

/** In place of results. */
export function Nothing({ data: { conditions, chips, saved, facets, relax } }: Props) {
  const counted = relax.map((it) =>
    it.remove === 'bukken_type' ? { ...it, total: homesIn(facets) } : it,
  )
  return (
    <NothingFound
      about="物件"
      relaxations={relaxations('baibai', conditions, chips, counted)}
      chips={chips}
      address={saved.address}
    />
  )
}
