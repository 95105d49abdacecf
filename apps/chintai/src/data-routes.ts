import { toQuery } from '@sumai/domain/search-url/to-query'
import { newInSearches as countNew } from '@sumai/listings/new-in-searches'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { suggestions } from '@sumai/search/suggestions'
import { readConditions } from './search-address.ts'

export { postalAddress as postalCode } from '@sumai/forms/postal-address'
export { matchingCount } from './pages/request/count.ts'
export { loader as searchMap } from './pages/search/search-map.ts'

/** How many rooms of each saved search are new; asked by their list alone. */
export async function newInSearches({ context, request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') throw httpError(404)
  const { signal } = request
  return countNew(request.url, async ({ href }, koukaiSince) => {
    const conditions = toQuery('chintai', readConditions(href))
    const { pagination } = await context
      .get(apiContext)
      .chintai.rooms({ ...conditions, koukaiSince, limit: 1, fields: 'light' }, { signal })
    return pagination.total
  })
}

/** Cities, stations and buildings for words being typed; asked by the fields for them alone. */
export const words = suggestions(async (api, query, options) => {
  const { names } = await api.chintai.names(query, options)
  return names.map(({ tmName }) => tmName)
})
