import { toRentalCards } from '@sumai/listings/to-listing'
import { bySchool } from '@sumai/search/by-school'
import { byTerm } from '@sumai/search/by-term'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { RentalRail } from '../../components/rental-rail.tsx'
import { HOMES } from './places.ts'

export const school = bySchool(HOMES)
export const term = byTerm(
  {
    ...HOMES,
    scope: 'chintai',
    main: ['keyword', 'hy_yachin_min', 'madori[]', 'city_code[]'],
    Rail: RentalRail,
    async rooms(api, query, options) {
      const answer = await api.chintai.rooms(query, options)
      return { ...answer, rooms: toRentalCards(answer.rooms) }
    },
  },
  FACETS,
  filterGroups,
)
