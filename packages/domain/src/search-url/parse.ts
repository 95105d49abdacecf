import { type RawConditions, settleScope, termByAlias } from './canonical.ts'
import { fieldsOf, readConditions } from './conditions.ts'
import type { Conditions, SearchScope } from './fields.ts'
import { type Address, addressOf, pathOf, queryString } from './format.ts'
import { PATHS, type Term } from './terms.ts'

/**
 * The meaning of a search URL: `redirect` (301) when the same search has another address;
 * `notFound` for a term that does not exist; `badRequest`, with the key, for an invalid value.
 */
export type ParsedSearch<Scope extends SearchScope> =
  | { kind: 'ok'; conditions: Conditions<Scope> }
  | { kind: 'redirect'; to: string }
  | { kind: 'notFound' }
  | { kind: 'badRequest'; key: string }

type Entry = readonly [key: string, value: string]
type SearchUrl = { pathname: string; search: string }

const KNOWN_KEYS = new Set(
  [...fieldsOf('chintai'), ...fieldsOf('baibai'), ...fieldsOf('invest')].map(([key]) => key),
)
const bare = (key: string) => key.replace(/\[\]$/, '')

/** Never throws. Unknown keys are ignored, and kept in a redirect. */
export function parseSearchUrl<Scope extends SearchScope>(
  scope: Scope,
  url: SearchUrl,
): ParsedSearch<Scope> {
  const terms = termsInPath(scope, url.pathname)
  if (!terms) return { kind: 'notFound' }
  const entries = [...new URLSearchParams(url.search)]
  const known = entries.filter(([key]) => KNOWN_KEYS.has(bare(key)))
  const raw = gather(terms, known)
  const settled = settleScope(scope, raw)
  const result = readConditions(settled, raw)
  if ('badKey' in result) return { kind: 'badRequest', key: result.badKey }

  const address = addressOf(settled, result.conditions)
  const path = pathOf(settled, address.terms)
  const isCanonical = url.pathname === path && isSame(known, address.query)
  if (isCanonical || (settled === 'baibai' && isFooterLink(url, known, address))) {
    return { kind: 'ok', conditions: result.conditions as Conditions<Scope> }
  }
  const foreign = entries.filter(([key]) => !KNOWN_KEYS.has(bare(key)))
  const rest = foreign.map(([key, value]) => [encodeURIComponent(key), value] as const)
  return { kind: 'redirect', to: path + queryString([...address.query, ...rest]) }
}

/** `null` when a step is unknown or there are too many. Empty steps are skipped. */
function termsInPath(scope: SearchScope, pathname: string): Term[] | null {
  const { base, maxTerms } = PATHS[scope]
  const depth = base.split('/').length - 1
  const steps = pathname.split('/').filter(Boolean).slice(depth)
  const terms = steps.map((step) => termByAlias(scope, decode(step)))
  return terms.length <= maxTerms && terms.every((term) => term !== undefined) ? terms : null
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

function gather(terms: readonly Term[], known: readonly Entry[]): RawConditions {
  const raw: RawConditions = new Map()
  const said = [
    ...terms.flatMap((term) => term.values.map((value): Entry => [term.key, String(value)])),
    ...known,
  ]
  for (const [key, value] of said) raw.set(bare(key), [...(raw.get(bare(key)) ?? []), value])
  return raw
}

const isSame = (a: readonly Entry[], b: readonly Entry[]) =>
  a.length === b.length && a.every(([key, value], i) => key === b[i]?.[0] && value === b[i]?.[1])

/** `/baibai/search?bukken_type=…` of the footer keeps its address; its canonical is the term. */
const isFooterLink = (url: SearchUrl, known: readonly Entry[], { terms, query }: Address) =>
  url.pathname === PATHS.baibai.base &&
  known.length === 1 &&
  known[0]?.[0] === 'bukken_type' &&
  terms.length === 1 &&
  query.length === 0
