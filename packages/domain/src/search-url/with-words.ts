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
  const isElsewhere = PLACE_KEYS.some((key) => key in said)
  // The name of a place leads there, wherever the map was.
  const map = isElsewhere && { bounds: undefined, area: undefined }
  const own: AnyConditions = { ...conditions, page: undefined, ...map }
  return formatSearchUrl<SearchScope>(meant, { ...merged(meant, [own, said]), keyword })
}
