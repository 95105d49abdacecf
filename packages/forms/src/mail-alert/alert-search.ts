import { placeByCodes, placeBySlug } from '@sumai/domain/places/find-place'
import { PLACE_KEYS } from '@sumai/domain/places/places'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import { conditionsOfForm } from '@sumai/domain/search-url/form'
import { addressOfSearch, type SearchAt, searchAt } from '@sumai/domain/search-url/search-at'
import type { SiteType } from '@sumai/platform'

/** Beside the place: what can be chosen on the page, by the keys of the search. */
const CHOSEN = {
  chintai: ['hy_yachin_max', 'madori'],
  baibai: ['kakaku_max', 'bukken_type', 'madori'],
  invest: ['kakaku_max'],
} as const

export const limitOf = ({ scope }: SearchAt) => CHOSEN[scope][0]

const withConditions = (search: SearchAt, conditions: AnyConditions) =>
  ({ ...search, conditions }) as SearchAt

const without = (conditions: AnyConditions, keys: readonly string[]): AnyConditions =>
  Object.fromEntries(Object.entries(conditions).filter(([key]) => !keys.includes(key)))

/**
 * The search of the site that an address names as `search`, or that for everything (`all`), with
 * what was chosen on the page.
 */
export function searchAsked(query: URLSearchParams, site: SiteType, all: string): SearchAt | null {
  const said = searchAt(query.get('search') ?? '')
  const search = said?.site === site ? said : searchAt(all)
  if (!search) return null
  const fields = [...query].filter(([name]) =>
    (CHOSEN[search.scope] as readonly string[]).includes(name.replace('[]', '')),
  )
  const chosen = conditionsOfForm(search.scope, new URLSearchParams(fields)) ?? {}
  const place = placeBySlug(query.get('place') ?? '')
  return withConditions(search, {
    ...(place
      ? { ...without(search.conditions, PLACE_KEYS), [place.key]: place.codes }
      : search.conditions),
    ...chosen,
  })
}

/** The same search as the page shows it: what can be chosen there, and the address of the rest. */
export function chosenIn(search: SearchAt) {
  const conditions: AnyConditions = search.conditions
  const place = placeByCodes('city_code', (conditions.city_code ?? []) as readonly string[])
  const keys = [...CHOSEN[search.scope], ...(place ? ['city_code'] : [])]
  return {
    place: place?.slug ?? '',
    isOn: (key: string, code: string | number) =>
      ((conditions[key] ?? []) as readonly (string | number)[]).includes(code),
    limit: String(conditions[limitOf(search)] ?? ''),
    rest: addressOfSearch(withConditions(search, without(conditions, keys))),
  }
}
