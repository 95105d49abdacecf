import terms from '../master/url_terms.json' with { type: 'json' }
import type { ConditionTable } from './condition.ts'
import type { AnyConditions } from './conditions.ts'
import { type Conditions, type SearchScope, TABLES } from './fields.ts'
import { addressOf, pathOf } from './format.ts'

/** The robots tag and canonical URL of a page of results; `canonical` is path and query. */
export type IndexPolicy = { robots: 'index,follow' | 'noindex,follow'; canonical: string }

/** The combinations of terms whose pages may be indexed: visitors search the web for them. */
const USEFUL = new Set([
  '',
  'place',
  'kind',
  'madori',
  'feature',
  'place+kind',
  'place+madori',
  'place+feature',
  'place+kind+madori',
  'place+kind+feature',
])

/**
 * The one rule for server, browser and sitemap. Pages with fewer than three listings (`total`) are
 * not indexed.
 */
export function indexPolicy<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  total: number,
): IndexPolicy {
  const { terms: inPath, query } = addressOf(scope, conditions)
  const table: ConditionTable = TABLES[scope]
  const filters = query.filter(([key]) => table[key]?.kind !== 'display')
  const types = inPath.map((term) => term.type).join('+')
  const isLineWithMore = inPath[0]?.place?.type === 'line' && inPath.length > 1

  const hasNoPlace = inPath.length > 1 && inPath[0]?.type !== 'place'
  if (hasNoPlace) return { robots: 'noindex,follow', canonical: pathOf(scope, inPath.slice(0, 1)) }
  const path = pathOf(scope, inPath)
  if (filters.length > 0) return { robots: 'noindex,follow', canonical: path }
  const isUseful = USEFUL.has(types) && !isLineWithMore && total >= terms.index_min_count
  const { page } = conditions as AnyConditions
  return {
    robots: isUseful ? 'index,follow' : 'noindex,follow',
    canonical: page ? `${path}?page=${page}` : path,
  }
}
