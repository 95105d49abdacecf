import { toQuery } from '@sumai/domain/search-url/to-query'
import { newInSearches as countNew } from '@sumai/listings/new-in-searches'
import { apiContext, httpError, type LoaderFunctionArgs } from '@sumai/platform'
import {
  commutePlaces,
  conditionsBeside,
  named,
  placesNamed,
  suggestions,
  wishedPlaces,
} from '@sumai/search/suggestions'
import { hrefOf, readConditions } from './search-address.ts'

export { postalAddress as postalCode } from '@sumai/forms/postal-address'
export { matchingCount } from './pages/request/count.ts'
export { loader as searchMap } from './pages/search/search-map.ts'

const MOST_NAMES = 6

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

/** What words being typed may become; asked by the fields for them alone. */
export const words = suggestions({
  search: async (api, words, fields, options) => ({
    ...(await api.chintai.suggest(
      { ...conditionsBeside('chintai', hrefOf(fields)), words },
      options,
    )),
    example: '久留米 2LDK 6万',
  }),
  commute: commutePlaces,
  places: wishedPlaces,
  async buildings(api, keyword, _fields, options) {
    const { names } = await api.chintai.names({ keyword, limit: MOST_NAMES }, options)
    const buildings = names.map(({ tmName }) => tmName)
    return {
      understood: [],
      suggestions: [
        ...[...new Set(buildings)].map((name) => named('building', name)),
        ...placesNamed(keyword, 'city', 'station'),
      ],
    }
  },
})
