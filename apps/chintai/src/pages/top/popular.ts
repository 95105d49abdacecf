import type { Facets } from '@sumai/api-client/contract/list'

/** What tenants ask for most: the term of its search, and where the API counts it. */
const POPULAR = [
  { label: 'ペット相談可', slug: 'pet', facet: 'setsubijoken', option: '801' },
  { label: '敷金なし', slug: 'no-shikikin', facet: 'is_free_shikikin', option: '1' },
  { label: 'ネット無料', slug: 'free-internet', facet: 'is_free_internet', option: '1' },
  { label: '駐車場あり', slug: 'parking', facet: 'is_parking', option: '1' },
  { label: '駐車場2台無料', slug: 'free-parking-2', facet: 'is_free_parking2', option: '1' },
  { label: '駅徒歩5分以内', slug: 'walk-5', facet: 'toho', option: '5' },
  { label: '新築', slug: 'new', facet: 'chiku_year', option: '0' },
  { label: '築5年以内', slug: 'within-5-years', facet: 'chiku_year', option: '5' },
  { label: 'バス・トイレ別', slug: 'separate-bath', facet: 'setsubijoken', option: '101' },
  { label: 'オートロック', slug: 'autolock', facet: 'setsubijoken', option: '501' },
  { label: '2階以上', slug: 'second-floor', facet: 'is_above_second', option: '1' },
] as const

/** Conditions with one value at a time; the others can be ticked together. */
const STEPS: readonly string[] = ['toho', 'chiku_year']

/** The facets to ask for. */
export const POPULAR_FACETS = [...new Set(POPULAR.map(({ facet }) => facet))].join()

/** Without links to empty pages. */
export const popularConditions = (facets: Facets = {}) =>
  POPULAR.map(({ label, slug, facet, option }) => ({
    label,
    slug,
    /** As a box to tick, several at once. */
    field: facet === 'setsubijoken' ? 'setsubijoken[]' : facet,
    option,
    isStep: STEPS.includes(facet),
    count: facets[facet]?.[option] ?? 0,
  })).filter(({ count }) => count > 0)

export type Popular = ReturnType<typeof popularConditions>[number]
