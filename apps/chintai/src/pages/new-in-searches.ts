import { toQuery } from '@sumai/domain/search-url/to-query'
import { newInSearches } from '@sumai/listings/new-in-searches'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { readConditions } from '../search-address.ts'

/** How many rooms of each saved search are new; asked by their list alone. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') throw httpError(404)
  const { signal } = request
  return newInSearches(request.url, async ({ href }, koukaiSince) => {
    const conditions = toQuery('chintai', readConditions(href))
    const { pagination } = await context
      .get(apiContext)
      .chintai.rooms({ ...conditions, koukaiSince, limit: 1, fields: 'light' }, { signal })
    return pagination.total
  })
}
