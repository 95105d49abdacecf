import terms from '../master/url_terms.json' with { type: 'json' }
import { placeByCode, placeByStem } from '../places/find-place.ts'
import { type SearchScope, TABLES } from './fields.ts'
import { type Term, termBySlug } from './terms.ts'

/** Raw values by key, without brackets. */
export type RawConditions = Map<string, string[]>

const LEGACY = new Map(Object.entries(terms.legacy))

/**
 * What one step of a path means, however it is spelled: upper case, old labels, city and station
 * codes, a place without its suffix. Whoever formats the result gets the slug of
 * today, so a spelling that differs is a redirect.
 */
export function termByAlias(scope: SearchScope, step: string): Term | undefined {
  const slug = step.toLowerCase()
  return termBySlug(scope, LEGACY.get(slug) ?? slug) ?? placeByAlias(scope, slug)
}

function placeByAlias(scope: SearchScope, slug: string): Term | undefined {
  const place = placeByCode('city_code', slug) ?? placeByCode('eki_code', slug) ?? placeByStem(slug)
  return place && termBySlug(scope, place.slug)
}

const INVEST_KEYS = Object.keys(TABLES.invest).filter((key) => !(key in TABLES.baibai))

/**
 * Investment properties have a search of their own: conditions that only it knows move there, and
 * so do the investment types where they stand under `bukken_type`, as the API spells them too.
 */
export function settleScope(scope: SearchScope, raw: RawConditions): SearchScope {
  if (scope === 'chintai') return scope
  const types = raw.get('bukken_type') ?? []
  if (types.length > 0 && types.every((type) => type.startsWith('toushi_'))) {
    raw.delete('bukken_type')
    raw.set('toushi_bukken_type', [...(raw.get('toushi_bukken_type') ?? []), ...types])
  }
  return INVEST_KEYS.some((key) => raw.get(key)?.some((value) => value !== '')) ? 'invest' : scope
}
