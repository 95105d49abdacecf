import { type AnyConditions, fieldsOf, tidyConditions } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { PATHS, type Term, termsOf } from './terms.ts'

/** The two parts of a search URL: terms for the path, conditions for the query. */
export type Address = { terms: Term[]; query: [key: string, value: string][] }

/** Conditions need not be sorted or free of duplicates. */
export function addressOf(scope: SearchScope, untidy: AnyConditions): Address {
  const conditions = tidyConditions(scope, untidy)
  const terms = termsOf(scope, conditions).slice(0, PATHS[scope].maxTerms)
  const inPath = new Set(terms.map((term) => term.key))
  const query = fieldsOf(scope).flatMap(([key, { write, isList }]) => {
    if (conditions[key] === undefined || inPath.has(key)) return []
    const name = isList ? `${key}[]` : key
    return write(conditions[key] as never).map((value): [string, string] => [name, value])
  })
  return { terms, query }
}

export const pathOf = (scope: SearchScope, terms: readonly Term[]): string =>
  [PATHS[scope].base, ...terms.map((term) => term.slug)].join('/')

/** Leaves brackets unescaped, which browsers and servers accept. */
export const queryString = (query: readonly (readonly [string, string])[]): string =>
  query.length === 0
    ? ''
    : `?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`

/**
 * The one address of a search, path and query: terms by rank, at most three; the
 * rest sorted in the query; page 1, 20 a page, recommended order and the list view left out.
 */
export function formatSearchUrl<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
): string {
  const { terms, query } = addressOf(scope, conditions)
  return pathOf(scope, terms) + queryString(query)
}
