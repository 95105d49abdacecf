import { toQuery } from '@sumai/domain/search-url/to-query'
import { newInSearches } from '@sumai/listings/new-in-searches'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { readSearch } from '@sumai/search/read-search'
import { paths } from '../paths.ts'

/** How many listings of each saved search are new; asked by their list alone. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') throw httpError(404)
  const { signal } = request
  return newInSearches(request.url, async (address, koukaiSince) => {
    const scope = address.pathname.startsWith(paths.investments()) ? 'invest' : 'baibai'
    const conditions = toQuery(scope, readSearch(scope, address))
    const { pagination } = await context
      .get(apiContext)
      .baibai.rooms({ ...conditions, koukaiSince, limit: 1, fields: 'light' }, { signal })
    return pagination.total
  })
}
