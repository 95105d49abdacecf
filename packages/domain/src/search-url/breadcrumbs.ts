import { placeByCode } from '../places/find-place.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { addressOf, pathOf } from './format.ts'
import { placeTerm, type Term } from './terms.ts'

/** One step of the path of the site; `to: null` marks the current page. */
export type SearchCrumb = { label: string; to: string | null }

const ROOTS: Record<SearchScope, SearchCrumb[]> = {
  chintai: [
    { label: 'トップ', to: '/' },
    { label: '賃貸物件検索', to: '/search' },
  ],
  baibai: [
    { label: 'トップ', to: '/baibai' },
    { label: '売買物件検索', to: '/baibai/search' },
  ],
  invest: [
    { label: 'トップ', to: '/baibai' },
    { label: '投資用物件', to: '/baibai/investment' },
  ],
}

/** トップ > 賃貸物件検索 > 久留米市 > 西鉄久留米駅 > 賃貸マンション. */
export function searchBreadcrumbs<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
): SearchCrumb[] {
  const { terms } = addressOf(scope, conditions)
  const steps = terms.map((term, index) => ({
    label: term.label,
    to: pathOf(scope, terms.slice(0, index + 1)),
  }))
  const isPlainInvest = scope === 'invest' && terms.length === 0
  const crumbs: SearchCrumb[] = [
    ...ROOTS[scope],
    ...(isPlainInvest ? [{ label: '検索', to: pathOf(scope, []) }] : []),
    ...cityOfStation(scope, terms),
    ...steps,
  ]
  return crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { ...crumb, to: null } : crumb,
  )
}

function cityOfStation(scope: SearchScope, [first]: Term[]): SearchCrumb[] {
  const code = first?.place?.cityCode
  const city = code && placeByCode('city_code', code)
  return city ? [{ label: city.name, to: pathOf(scope, [placeTerm(city)]) }] : []
}
