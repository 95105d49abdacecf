import type { Query } from '../../search/conditions.ts'
import type { Search } from '../../search/search.ts'

/** How many listings are on offer, by the values of one filter; 0 for what nobody offers. */
export async function countsBy<Row>(search: Search<Row>, filter: string, query: Query = {}) {
  const finder = await search.finder()
  const { [filter]: counts = {} } = await finder.facets(query, [filter])
  return (value: string | number): number => counts[value] ?? 0
}
