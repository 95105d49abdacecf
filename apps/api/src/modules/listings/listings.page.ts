import type { Facets, Pagination, Relax } from '@sumai/api-client/contract/list'
import type { Own } from '../../search/conditions.ts'
import type { Finder, PageQuery } from '../../search/finder.ts'
import type { Search } from '../../search/search.ts'
import type { Staff } from '../../staff/staff.ts'
import { pagination } from '../../wire/pagination.ts'

type ListQuery = PageQuery & { with_facets?: string[]; with_relax?: boolean }

type ListingPage = {
  ids: string[]
  pagination: Pagination
  facets?: Facets
  relax?: Relax
}

/** The staff see what belongs to their shop in any state. */
const ownOf = (staff: Staff | undefined): Own | undefined =>
  staff && (staff.user_type === 'admin' ? 'all' : [staff.tenpo_no])

/** Which listings stand on a page, with the extras the query asks for. */
export async function findPage<Row>(
  search: Search<Row>,
  conditions: ListQuery,
  staff: Staff | undefined,
): Promise<ListingPage> {
  const query = { ...conditions, own: ownOf(staff) }
  const finder = await search.finder()
  const { ids, total } = await finder.page(query)
  return { ids, ...(await extras(finder, query, total)) }
}

/** The same with the rooms gathered by building. */
export async function findBuildings<Row>(
  search: Search<Row>,
  conditions: ListQuery,
  staff: Staff | undefined,
) {
  const query = { ...conditions, own: ownOf(staff) }
  const finder = await search.finder()
  const { groups, total, rowTotal } = await finder.groups(query, 'tm_no')
  return {
    ids: groups.flatMap((building) => building.ids),
    tatemono: groups.map(({ key, count }) => ({ tm_no: key, room_count: count })),
    room_total: rowTotal,
    ...(await extras(finder, query, total)),
  }
}

const extras = async <Row>(finder: Finder<Row>, query: ListQuery, total: number) => ({
  pagination: pagination(query.page, query.limit, total),
  ...(query.with_facets && { facets: await finder.facets(query, query.with_facets) }),
  ...(query.with_relax && total === 0 && { relax: await finder.relaxations(query) }),
})
