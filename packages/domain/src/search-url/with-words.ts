import { placeByCode } from '../places/find-place.ts'
import { PLACE_KEYS } from '../places/places.ts'
import type { AnyConditions } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { formatSearchUrl } from './format.ts'
import { merged } from './merge.ts'
import { parseSearchUrl } from './parse.ts'
import { PATHS } from './terms.ts'

const SCOPES: readonly SearchScope[] = ['chintai', 'invest', 'baibai']

/**
 * The address of a search of which the free words were understood as another search: the conditions
 * of both, from the first page. `undefined` when the words say no condition.
 */
export function hrefWithWords<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  understood: string,
): string | undefined {
  const { pathname, search } = new URL(understood, 'http://localhost')
  const meant = SCOPES.find((it) => pathname.startsWith(PATHS[it].base)) ?? scope
  const parsed = parseSearchUrl(meant, { pathname, search })
  if (parsed.kind !== 'ok') return undefined
  const { keyword, ...said } = parsed.conditions
  if (meant === scope && Object.keys(said).length === 0) return undefined
  const own: AnyConditions = { ...conditions, page: undefined, ...leftBehind(conditions, said) }
  return formatSearchUrl<SearchScope>(meant, { ...merged(meant, [own, said]), keyword })
}

const NAMED = [...PLACE_KEYS, 'shogakko_no', 'chugakko_no']

/**
 * What free words leave behind of a search: the name of a place leads there, wherever the map was,
 * and out of a city in which it is not.
 */
export function leftBehind(own: AnyConditions, said: AnyConditions): AnyConditions {
  const isElsewhere = NAMED.some((key) => key in said)
  return {
    ...(isElsewhere && { bounds: undefined, area: undefined }),
    ...(areApart(own, said) && { city_code: undefined }),
    ...(areApart(said, own) && { eki_code: undefined }),
  }
}

/** Whether none of the stations of one search is in a city of the other. */
function areApart({ city_code }: AnyConditions, { eki_code }: AnyConditions): boolean {
  if (!city_code || !eki_code) return false
  const cities = city_code as readonly string[]
  const stations = (eki_code as readonly string[]).map((code) => placeByCode('eki_code', code))
  return !stations.some((station) => station?.cityCode && cities.includes(station.cityCode))
}
