import type { By } from '@sumai/api-client/contract/by-place'
import { CENTRES, ridesTo } from '@sumai/geo/commute/centres'
import { STOPS } from '@sumai/geo/stations'
import type { Query } from '../../search/conditions.ts'
import type { Search } from '../../search/search.ts'

const STATIONS = STOPS.map(({ eki_code }) => eki_code)

function minutesFrom(station: string) {
  const [tenjin = Infinity, hakata = Infinity] = CENTRES.map((centre) => ridesTo(centre)(station))
  if (!Number.isFinite(tenjin + hakata)) return undefined
  return { tenjin, hakata }
}

/**
 * Counts and median prices of what the query would find in each place instead of those it names.
 * `priced` takes the place of conditions where prices are read.
 */
export async function findByPlace<Row>(
  search: Search<Row>,
  query: Query,
  by: By,
  priced: Query = {},
) {
  const finder = await search.finder()
  const [total, { [by]: counts = {} }, prices] = await Promise.all([
    finder.total(query),
    finder.facets(query, [by]),
    finder.medians({ ...query, ...priced }, by),
  ])
  // A station is as far with homes as without.
  const empty = by === 'eki_code' ? STATIONS.filter((code) => !(code in counts)) : []
  const places = [...Object.keys(counts), ...empty].map((code) => ({
    code,
    count: counts[code] ?? 0,
    price: prices[code] ?? null,
    ...(by === 'eki_code' && { minutes: minutesFrom(code) }),
  }))
  return { total, places }
}
