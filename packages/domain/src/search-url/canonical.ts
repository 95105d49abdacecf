import terms from '../master/url_terms.json' with { type: 'json' }
import { placeByCode, placeByStem } from '../places/find-place.ts'
import { type SearchScope, TABLES } from './fields.ts'
import { type Term, termBySlug } from './terms.ts'

/** Raw values by key, without brackets. */
export type RawConditions = Map<string, string[]>

const LEGACY = new Map(Object.entries(terms.legacy))

/**
 * The term of one path step, in any spelling: upper case, old labels, city and station codes, a
 * place without its suffix. Formatting it gives the current slug, so other spellings are
 * redirected.
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
 * Moves a search to the investments when it has conditions that only they have. Investment types
 * under `bukken_type`, which is how the API spells them, are moved to `toushi_bukken_type`.
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
