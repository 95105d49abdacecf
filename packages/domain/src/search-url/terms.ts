import terms from '../master/url_terms.json' with { type: 'json' }
import { placeByCodes, placeBySlug } from '../places/find-place.ts'
import { PLACE_KEYS, type Place } from '../places/places.ts'
import type { AnyConditions } from './conditions.ts'
import type { SearchScope } from './fields.ts'

/** In the rank order of a path: P < K < M < F. */
const TERM_TYPES = ['place', 'kind', 'madori', 'feature'] as const
export type TermType = (typeof TERM_TYPES)[number]

/** One step of a search path and the condition it stands for. */
export type Term = {
  type: TermType
  slug: string
  key: string
  values: readonly (string | number)[]
  /** As headings and breadcrumbs say it: 西鉄久留米駅, 賃貸マンション, 2LDK, ペット相談可. */
  label: string
  place?: Place
}
/** A term that is not a place. */
type WordTerm = Term & { type: Exclude<TermType, 'place'> }

type Rows = Record<string, (string | number)[]>
const read = (type: WordTerm['type'], rows: Rows): WordTerm[] =>
  Object.entries(rows).map(([slug, [key = '', value = '', label = '']]) => ({
    type,
    slug,
    key: String(key),
    values: [value],
    label: String(label),
  }))

const madori = Object.entries(terms.madori).map(
  ([slug, code]): WordTerm => ({
    type: 'madori',
    slug,
    key: 'madori',
    values: [code],
    label: slug === '5k-over' ? '5K以上' : slug.toUpperCase(),
  }),
)

const WORDS: Record<SearchScope, WordTerm[]> = {
  chintai: [
    ...read('kind', terms.kind.chintai),
    ...madori,
    ...read('feature', terms.feature.chintai),
  ],
  baibai: [...read('kind', terms.kind.baibai), ...madori, ...read('feature', terms.feature.baibai)],
  invest: read('kind', terms.kind.invest),
}

export const PATHS: Record<SearchScope, { base: string; maxTerms: number }> = {
  chintai: { base: '/search', maxTerms: terms.max_terms },
  baibai: { base: '/baibai/search', maxTerms: terms.max_terms },
  invest: { base: '/baibai/search_invest', maxTerms: 1 },
}

const PLACE_LABELS: Record<Place['type'], (name: string) => string> = {
  city: (name) => name,
  area: (name) => name,
  line: (name) => name,
  station: (name) => `${name}駅`,
  school: (name) => `${name.replace(' ', '')}周辺`,
}

export function placeTerm(place: Place): Term {
  const { slug, key, codes, name, type } = place
  return { type: 'place', slug, key, values: codes, label: PLACE_LABELS[type](name), place }
}

/** The investment search has terms for cities only. */
const hasTerm = (scope: SearchScope, place: Place | undefined): place is Place =>
  place !== undefined && (scope !== 'invest' || place.type === 'city')

/** The term of a slug; `undefined` for an unknown one. */
export function termBySlug(scope: SearchScope, slug: string): Term | undefined {
  const word = WORDS[scope].find((term) => term.slug === slug)
  if (word) return word
  const place = placeBySlug(slug)
  return hasTerm(scope, place) ? placeTerm(place) : undefined
}

/**
 * The terms for the path, in rank order: at most one per type, and only when it covers all values
 * of that type. Otherwise all values of the type go into the query.
 */
export function termsOf(scope: SearchScope, conditions: AnyConditions): Term[] {
  const found = TERM_TYPES.map((type) =>
    type === 'place' ? solePlace(scope, conditions) : soleWord(scope, type, conditions),
  )
  return found.filter((term) => term !== undefined)
}

function solePlace(scope: SearchScope, conditions: AnyConditions): Term | undefined {
  const [key, ...others] = PLACE_KEYS.filter((candidate) => conditions[candidate])
  if (!key || others.length > 0) return undefined
  const place = placeByCodes(key, conditions[key] as string[])
  return hasTerm(scope, place) ? placeTerm(place) : undefined
}

function soleWord(scope: SearchScope, type: TermType, conditions: AnyConditions) {
  const said = WORDS[scope].filter(
    (term) => term.type === type && valuesOf(conditions, term).includes(String(term.values[0])),
  )
  const [sole, ...others] = said
  return sole && others.length === 0 && valuesOf(conditions, sole).length === 1 ? sole : undefined
}

/** Switches are `true` in conditions and 1 in the grammar. */
function valuesOf(conditions: AnyConditions, { key }: Term): string[] {
  const value = conditions[key]
  if (value === undefined) return []
  return [value].flat().map((item) => (item === true ? '1' : String(item)))
}
