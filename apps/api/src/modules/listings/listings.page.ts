import type { Facets, Pagination, Relax } from '@sumai/api-client/contract/list'
import type { PageQuery } from '../../search/finder.ts'
import type { Search } from '../../search/search.ts'
import { pagination } from '../../wire/pagination.ts'

type ListQuery = PageQuery & { with_facets?: string[]; with_relax?: boolean }

type ListingPage = {
  ids: string[]
  pagination: Pagination
  facets?: Facets
  relax?: Relax
}

/** Which listings stand on a page, with the extras the query asks for. */
export async function findPage<Row>(search: Search<Row>, query: ListQuery): Promise<ListingPage> {
  const finder = await search.finder()
  const { ids, total } = await finder.page(query)
  return {
    ids,
    pagination: pagination(query.page, query.limit, total),
    ...(query.with_facets && { facets: await finder.facets(query, query.with_facets) }),
    ...(query.with_relax && total === 0 && { relax: await finder.relaxations(query) }),
  }
}
