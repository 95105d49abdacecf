import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { conditionsSaid } from '@sumai/domain/search-url/said/said'
import { toQuery } from '@sumai/domain/search-url/to-query'

type Site = 'chintai' | 'baibai'
type Query = Readonly<Record<string, unknown>>

/** More say what one visitor wants, not what many miss. */
const MOST = 8

/** A part of the map, some homes, and words, which are counted as words. */
const OTHERS = ['keyword', 'bounds', 'area', 'bukken_no', 'tm_no', 'exclude_bukken_no']

/** The conditions of a search in words: 久留米市・ペット可. Nothing when they may tell of a person. */
export function phraseOfConditions(site: Site, query: Query): string | undefined {
  if (OTHERS.some((key) => isAsked(query[key]))) return undefined
  // Where somebody works or lives, as a point of the map.
  if ([query.commute].flat().some((to) => typeof to === 'string' && /^\d/.test(to)))
    return undefined
  const scope = site === 'baibai' && isAsked(query.toushi_bukken_type) ? 'invest' : site
  const labels = conditionsSaid(scope, withoutUsual(scope, query)).map(({ label }) => label)
  return labels.length > 0 && labels.length <= MOST ? labels.join('・') : undefined
}

const isAsked = (value: unknown) =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Without the kinds of home that a search has when none is chosen. */
function withoutUsual<Scope extends SearchScope>(scope: Scope, query: Query): Conditions<Scope> {
  const usual = toQuery(scope, {} as Conditions<Scope>)
  const asked = Object.entries(query).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]),
  )
  return Object.fromEntries(asked) as Conditions<Scope>
}
