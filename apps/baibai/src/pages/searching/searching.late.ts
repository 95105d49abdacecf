import { bySchool, byTerm, type SearchSource } from '@sumai/search/search-builder'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { INVEST_FACETS, investGroups } from '../../components/invest-groups.ts'
import { paths } from '../../paths.ts'

const HOMES: SearchSource<'baibai'> = {
  scope: 'baibai',
  action: paths.search,
  rooms: (api, query, options) => api.baibai.rooms(query, options),
}
const INVESTMENTS: SearchSource<'invest'> = {
  ...HOMES,
  scope: 'invest',
  action: paths.investments(),
}

/** The pages on which a search is put together. */
export const school = bySchool(HOMES, {
  listing: '物件',
  isShown: ({ baibaiBukkenSuu }) => baibaiBukkenSuu > 0,
})
export const term = byTerm(HOMES, FACETS, filterGroups)
export const investTerm = byTerm(INVESTMENTS, INVEST_FACETS, investGroups)
