import { placeByCode } from '../places/find-place.ts'
import { PLACE_KEYS } from '../places/places.ts'
import { commuteOf, MOST_COMMUTES } from './commute.ts'
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
 * and out of a city in which it is not; of limits, those that the words set anew or go beyond.
 */
export function leftBehind(own: AnyConditions, said: AnyConditions): AnyConditions {
  const isElsewhere = NAMED.some((key) => key in said)
  return {
    ...(isElsewhere && { bounds: undefined, area: undefined }),
    ...(areApart(own, said) && { city_code: undefined }),
    ...(areApart(said, own) && { eki_code: undefined }),
    ...limitsBehind(own, said),
    ...(Boolean(own.commute && said.commute) && {
      commute: commutesBeside(own.commute, said.commute),
    }),
  }
}

/** Of these the shortest would count: 徒歩10分 could not follow 徒歩5分. */
const SHORTEST = ['toho', 'chiku_year', 'shinchaku']

function limitsBehind(own: AnyConditions, said: AnyConditions): AnyConditions {
  const crossed = Object.entries(said).flatMap(([key, value]) => {
    const [name, side] = key.split(/_(?=(?:min|max)$)/)
    const other = `${name}_${side === 'min' ? 'max' : 'min'}`
    const limit = own[other]
    if (!side || typeof limit !== 'number' || typeof value !== 'number') return []
    return (side === 'min' ? value > limit : value < limit) ? [other] : []
  })
  const anew = SHORTEST.filter((key) => key in said && key in own)
  return Object.fromEntries([...crossed, ...anew].map((key) => [key, undefined]))
}

/** The commutes for which there is room beside those of the words. */
function commutesBeside(own: unknown, said: unknown): string[] | undefined {
  const places = (said as string[]).map((it) => commuteOf(it)?.place)
  const others = (own as string[]).filter((it) => !places.includes(commuteOf(it)?.place))
  const kept = others.slice(Math.max(0, others.length + places.length - MOST_COMMUTES))
  return kept.length > 0 ? kept : undefined
}

/** Whether none of the stations of one search is in a city of the other. */
function areApart({ city_code }: AnyConditions, { eki_code }: AnyConditions): boolean {
  if (!city_code || !eki_code) return false
  const cities = city_code as readonly string[]
  const stations = (eki_code as readonly string[]).map((code) => placeByCode('eki_code', code))
  return !stations.some((station) => station?.cityCode && cities.includes(station.cityCode))
}
