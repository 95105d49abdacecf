import { bySchool, byTerm, type SearchSource } from '@sumai/search/search-builder'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { paths } from '../../paths.ts'

const ROOMS: SearchSource<'chintai'> = {
  scope: 'chintai',
  action: paths.search,
  rooms: (api, query, options) => api.chintai.rooms(query, options),
}

/** The pages on which a search is put together. */
export const school = bySchool(ROOMS, { listing: '部屋' })
export const term = byTerm(ROOMS, FACETS, filterGroups)
