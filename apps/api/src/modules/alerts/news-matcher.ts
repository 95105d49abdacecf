import { baibaiRoomsQuery } from '@sumai/api-client/contract/baibai-query'
import { chintaiRoomsQuery } from '@sumai/api-client/contract/chintai-query'
import { type SearchAt, searchAt } from '@sumai/domain/search-url/search-at'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { Finder } from '../../search/finder.ts'
import type { Resource } from '../../search/resource.ts'
import type { Source } from '../../search/search.ts'
import { SearchTable } from '../../search/table.ts'
import { Traffic } from '../../search/traffic.ts'

const QUERIES = { chintai: chintaiRoomsQuery, baibai: baibaiRoomsQuery }

/** The search at an address, and the numbers of the listings that it finds, the newest first. */
export type Found = (
  address: string,
) => Promise<{ search: SearchAt; ids: readonly string[] } | null>

/**
 * An index of a few listings alone: a search of it is a matter of microseconds, so that 100,000
 * searches need no query of the database each.
 */
export async function finderOf<Row>(
  resource: Resource<Row>,
  source: Source<Row>,
  ids: readonly string[],
  today: string,
): Promise<Finder<Row>> {
  const table = new SearchTable(resource, today)
  for await (const rows of source.load(ids)) for (const row of rows) table.put(row)
  return new Finder(table, new Traffic())
}

type Pages = Pick<Finder<unknown>, 'page'> & { table: { ids: readonly string[] } }

/** What each search finds in the listings of both sites; every search is asked once. */
export const matcher = (finders: { chintai: Pages; baibai: Pages }): Found =>
  remembered(async (address) => {
    const search = searchAt(address)
    if (!search) return null
    const { site, scope, conditions } = search
    const finder = finders[site]
    const limit = finder.table.ids.length
    if (limit === 0) return { search, ids: [] }
    const query = QUERIES[site].parse({ ...toQuery(scope, conditions), order: 'new' })
    return { search, ids: finder.page({ ...query, limit }).ids }
  })

function remembered<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key) => {
    const answer = known.get(key) ?? work(key)
    known.set(key, answer)
    return answer
  }
}
