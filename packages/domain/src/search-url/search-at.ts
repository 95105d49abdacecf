import type { SiteType } from '../codes.ts'
import { PRESENTATION_KEYS } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { formatSearchUrl } from './format.ts'
import { parseSearchUrl } from './parse.ts'
import { conditionsSaid, searchName } from './said/said.ts'
import { PATHS } from './terms.ts'

type SearchUrl = { pathname: string; search: string }

/** The conditions of a search in any spelling of its address, or nothing when it is none. */
export function conditionsAt<Scope extends SearchScope>(
  scope: Scope,
  url: SearchUrl,
): Conditions<Scope> | null {
  const said = parseSearchUrl(scope, url)
  const settled = said.kind === 'redirect' ? parseSearchUrl(scope, partsOf(said.to)) : said
  return settled.kind === 'ok' ? settled.conditions : null
}

/** A search, without page, order and layout. */
export type SearchAt<Scope extends SearchScope = SearchScope> = {
  site: SiteType
  scope: Scope
  conditions: Conditions<Scope>
}

/**
 * The search of either site at an address (a path with its query, in any spelling); nothing when it
 * is no search.
 */
export function searchAt(address: string): SearchAt | null {
  const url = partsOf(address)
  for (const scope of ['chintai', 'invest', 'baibai'] as const) {
    if (!isBelow(url.pathname, PATHS[scope].base)) continue
    const parsed = parseSearchUrl(scope, url)
    // The search for homes leads to that for investments when it is one.
    if (parsed.kind === 'redirect') {
      const to = partsOf(parsed.to)
      return url.pathname + url.search === to.pathname + to.search ? null : searchAt(parsed.to)
    }
    return parsed.kind === 'ok' ? settled(scope, parsed.conditions) : null
  }
  return null
}

function settled<Scope extends SearchScope>(
  scope: Scope,
  given: Conditions<Scope>,
): SearchAt<Scope> {
  const conditions = Object.fromEntries(
    Object.entries(given).filter(([key]) => !PRESENTATION_KEYS.includes(key)),
  ) as Conditions<Scope>
  return { site: scope === 'chintai' ? 'chintai' : 'baibai', scope, conditions }
}

/** The one address of a search. */
export const addressOfSearch = ({ scope, conditions }: SearchAt): string =>
  formatSearchUrl(scope, conditions)

/** 久留米市・2LDK・7万円以下 */
export const nameOfSearch = ({ scope, conditions }: SearchAt): string =>
  searchName(scope, conditionsSaid(scope, conditions))

const isBelow = (pathname: string, base: string) =>
  pathname === base || pathname.startsWith(`${base}/`)

/** `http://localhost` only makes a path an address: nothing is asked there. */
function partsOf(address: string): SearchUrl {
  if (!URL.canParse(address, 'http://localhost')) return { pathname: '', search: '' }
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}
