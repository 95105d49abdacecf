import { toQuery } from '@sumai/domain/search-url/to-query'
import { newInSearches } from '@sumai/listings/new-in-searches'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { paths } from '../paths.ts'
import { readConditions } from './search/search-address.ts'
import { readInvestConditions } from './search-invest/invest-address.ts'

/** How many listings of each saved search are new; asked by their list alone. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') throw httpError(404)
  const { signal } = request
  return newInSearches(request.url, async ({ href, pathname }, koukaiSince) => {
    const conditions = pathname.startsWith(paths.investments())
      ? toQuery('invest', readInvestConditions(href))
      : toQuery('baibai', readConditions(href))
    const { pagination } = await context
      .get(apiContext)
      .baibai.rooms({ ...conditions, koukaiSince, limit: 1, fields: 'light' }, { signal })
    return pagination.total
  })
}
