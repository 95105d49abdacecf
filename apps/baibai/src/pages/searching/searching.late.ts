import type { SaleListing } from '@sumai/listings/listing'
import { toSaleCards } from '@sumai/listings/to-listing'
import { bySchool } from '@sumai/search/by-school'
import { byTerm, type TermSource } from '@sumai/search/by-term'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { INVEST_FACETS, investGroups } from '../../components/invest-groups.ts'
import { ListingRail } from '../../components/listing-card.tsx'
import { paths } from '../../paths.ts'
import { HOMES } from './places.ts'

type Homes = TermSource<'baibai' | 'invest', SaleListing>

const shown: Pick<Homes, 'rooms' | 'Rail'> = {
  Rail: ListingRail,
  async rooms(api, query, options) {
    const answer = await api.baibai.rooms(query, options)
    return { ...answer, rooms: toSaleCards(answer.rooms) }
  },
}
const { listing } = HOMES

export const school = bySchool(HOMES)
export const term = byTerm(
  {
    ...{ ...HOMES, scope: 'baibai', ...shown },
    main: ['keyword', 'bukken_type[]', 'kakaku_min', 'city_code[]'],
  },
  FACETS,
  filterGroups,
)
export const investTerm = byTerm(
  {
    ...{ scope: 'invest', action: paths.investments(), listing, ...shown },
    main: ['keyword', 'kakaku_min', 'shueki_rimawari', 'city_code[]'],
    pages: {
      list: paths.investments(),
      map: paths.investmentsOnMap,
      term: paths.investmentTerms,
    },
  },
  INVEST_FACETS,
  investGroups,
)
