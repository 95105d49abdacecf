import { bySchool } from '@sumai/search/by-school'
import { byTerm, type TermSource } from '@sumai/search/by-term'
import { FACETS, filterGroups } from '../../components/filter-groups.ts'
import { INVEST_FACETS, investGroups } from '../../components/invest-groups.ts'
import { paths } from '../../paths.ts'
import { HOMES } from './places.ts'

const rooms: TermSource<'baibai' | 'invest'>['rooms'] = (api, query, options) =>
  api.baibai.rooms(query, options)
const { listing } = HOMES

export const school = bySchool(HOMES)
export const term = byTerm({ ...HOMES, scope: 'baibai', rooms }, FACETS, filterGroups)
export const investTerm = byTerm(
  {
    ...{ scope: 'invest', action: paths.investments(), listing, rooms },
    pages: {
      list: paths.investments(),
      map: paths.investmentsOnMap,
      term: paths.investmentTerms,
    },
  },
  INVEST_FACETS,
  investGroups,
)
