import type { Api, CallOptions } from '@sumai/api-client'
import type { SearchScope } from '@sumai/domain/search-url/fields'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { toQuery } from '@sumai/domain/search-url/to-query'

type Query = ReturnType<typeof toQuery> & { by: 'city_code' }

/** A kind of property as a column of the towns. */
export type SiteKind = {
  label: string
  /** In the head of the column: 戸建て */
  short: string
  /** The search for the kind alone, and in one town. */
  to: string
  inCity: (slug: string) => string
}

export type ByPlace = (
  api: Api,
  query: Query,
  options: CallOptions,
) => Promise<{ places: { code: string; count: number }[] }>

/** How many of each kind each town has, by the address of the kind and the code of the town. */
export async function countsByKind(
  scope: SearchScope,
  kinds: readonly SiteKind[],
  ask: (query: Query) => ReturnType<ByPlace>,
): Promise<Record<string, Record<string, number>>> {
  const counts = kinds.map(async ({ to }) => {
    const parsed = parseSearchUrl(scope, { pathname: to, search: '' })
    if (parsed.kind !== 'ok') throw new Error(`${to} is no search`)
    const { places } = await ask({ ...toQuery(scope, parsed.conditions), by: 'city_code' })
    return [to, Object.fromEntries(places.map(({ code, count }) => [code, count]))] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
