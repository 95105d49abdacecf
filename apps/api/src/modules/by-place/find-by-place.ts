import type { By } from '@sumai/api-client/contract/by-place'
import type { Query } from '../../search/conditions.ts'
import type { Search } from '../../search/search.ts'

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
  const places = Object.entries(counts).map(([code, count]) => ({
    code,
    count,
    price: prices[code] ?? null,
  }))
  return { total, places }
}
