import type { Api } from '@sumai/api-client'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { newInSearches as countNew } from '@sumai/listings/new-in-searches'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import { readSearch } from '@sumai/search/read-search'
import { commutePlaces, conditionsBeside, suggestions } from '@sumai/search/suggestions'
import { paths } from './paths.ts'

export { postalAddress as postalCode } from '@sumai/forms/postal-address'
export { loader as searchMap } from './components/search-map.ts'
export { market } from './pages/satei/market.ts'

/** How many listings of each saved search are new; asked by their list alone. */
export async function newInSearches({ context, request }: LoaderFunctionArgs) {
  if (typeof window === 'undefined') throw httpError(404)
  const { signal } = request
  return countNew(request.url, async (address, koukaiSince) => {
    const scope = address.pathname.startsWith(paths.investments()) ? 'invest' : 'baibai'
    const conditions = toQuery(scope, readSearch(scope, address))
    const { pagination } = await context
      .get(apiContext)
      .baibai.rooms({ ...conditions, koukaiSince, limit: 1, fields: 'light' }, { signal })
    return pagination.total
  })
}

const suggestFor =
  (site: 'baibai' | 'invest', example: string) =>
  async (api: Api, words: string, fields: URLSearchParams, options: { signal: AbortSignal }) => ({
    ...(await api.baibai.suggest(
      { ...conditionsBeside(site, hrefOfForm(site, fields)), site, words },
      options,
    )),
    example,
  })

/** What words being typed may become; asked by the fields for them alone. */
export const words = suggestions({
  search: suggestFor('baibai', '久留米 3LDK 2,500万'),
  investments: suggestFor('invest', '久留米 一棟 利回り8%'),
  commute: commutePlaces,
})
