import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { toSaleListing } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { readSearch } from '@sumai/search/read-search'
import { resultsData, resultsQuery, tagsOf } from '@sumai/search/results-data'
import { INVEST_FACETS } from '../../components/invest-groups.ts'
import { investChips } from './invest-chips.ts'

/** What a page of investments shows. Throws 301, 400 and 404 as other searches do. */
export async function searchInvest({ api, renderedAt }: Services, request: Request) {
  const conditions = readSearch('invest', new URL(request.url))
  const chips = investChips(conditions)
  const found = await api.baibai.rooms(resultsQuery('invest', conditions, INVEST_FACETS), {
    signal: request.signal,
  })
  return {
    ...resultsData('invest', conditions, {
      found,
      chips,
      views: ['list', 'table'],
      label: ['投資用', ...chips.map(({ label }) => label)].join('・'),
    }),
    rooms: found.rooms.map((room) => ({
      ...toSaleListing(room),
      kosu: room.kosu,
      tags: tagsOf(room),
    })),
    renderedAt,
  }
}

export type InvestData = Awaited<ReturnType<typeof searchInvest>>

/** The same search in another order, from its first page. */
export const inOrder = (conditions: InvestConditions, order: InvestConditions['order']) =>
  formatSearchUrl('invest', { ...conditions, order, page: undefined })
