import { bySchool } from '@sumai/search/by-school'
import { byTerm } from '@sumai/search/by-term'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { HOMES } from './places.ts'

export const school = bySchool(HOMES)
export const term = byTerm(
  { ...HOMES, scope: 'chintai', rooms: (api, query, options) => api.chintai.rooms(query, options) },
  FACETS,
  filterGroups,
)
