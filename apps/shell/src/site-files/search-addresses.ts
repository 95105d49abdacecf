import type { Api } from '@sumai/api-client'
import { PLACES, type Place } from '@sumai/domain/places/places'
import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { toQuery } from '@sumai/domain/search-url/to-query'

/** The API call of each scope, and the key of its kinds. */
const SEARCHES = {
  chintai: { rooms: 'chintai', kind: 'bukken_type' },
  baibai: { rooms: 'baibai', kind: 'bukken_type' },
  invest: { rooms: 'baibai', kind: 'toushi_bukken_type' },
} as const satisfies Record<SearchScope, unknown>

/** Concurrent searches: few, so that visitors are not slowed down. */
const AT_ONCE = 4

/**
 * The pages of results that may be indexed: every place, and every kind in every city, with enough
 * listings.
 */
export async function searchAddresses(api: Api): Promise<string[]> {
  const scopes = Object.keys(SEARCHES) as SearchScope[]
  const asks = scopes.flatMap((scope) => [undefined, ...PLACES].map((place) => ({ scope, place })))
  const found: string[][] = []
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let ask = asks.shift(); ask; ask = asks.shift()) found.push(await addressesOf(api, ask))
  })
  await Promise.all(workers)
  return [...new Set(found.flat())].sort()
}

async function addressesOf(
  api: Api,
  { scope, place }: { scope: SearchScope; place: Place | undefined },
): Promise<string[]> {
  const { rooms, kind } = SEARCHES[scope]
  const here: AnyConditions = place ? { [place.key]: [...place.codes] } : {}
  const withKinds = !place || place.type === 'city'
  const { pagination, facets } = await api[rooms].rooms({
    ...toQuery(scope, here as Conditions<SearchScope>),
    fields: 'light',
    ...(withKinds ? { withFacets: kind } : {}),
  })
  const kinds = Object.entries(facets?.[kind] ?? facets?.[camel(kind)] ?? {})
  return [
    ...indexable(scope, here, pagination.total),
    ...kinds.flatMap(([value, total]) => indexable(scope, { ...here, [kind]: [value] }, total)),
  ]
}

function indexable(scope: SearchScope, conditions: AnyConditions, total: number): string[] {
  const { robots, canonical } = indexPolicy(scope, conditions as Conditions<SearchScope>, total)
  return robots === 'index,follow' ? [canonical] : []
}

const camel = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
