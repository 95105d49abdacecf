import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { distinctRows } from '@sumai/listings/distinct-leads'
import type { LightSale } from '@sumai/listings/listing'
import { toSaleListing } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { conditionChips } from '@sumai/search/condition-chips'
import { placesOf } from '@sumai/search/map-data'
import { takeMoved } from '@sumai/search/moved-map'
import { readNear } from '@sumai/search/near-results'
import { readSearch } from '@sumai/search/read-search'
import { readWords } from '@sumai/search/read-words'
import { beside, resultsData, resultsQuery } from '@sumai/search/results-data'
import { INVEST_FACETS } from '../../components/invest-groups.ts'
import { saleTags } from '../../components/sale-tags.ts'
import { readMap } from '../../components/search-map.ts'

export const read = (url: string) => readSearch('invest', new URL(url))

/** What a page of investments shows. Throws 301, 400 and 404 as other searches do. */
export async function search({ api, extra, renderedAt }: Services, request: Request) {
  const address = new URL(request.url)
  const conditions = await readWords('invest', read, api, request)
  const chips = conditionChips('invest', conditions)
  const options = { signal: request.signal }
  const [found, map] = await Promise.all([
    api.baibai.rooms(resultsQuery('invest', conditions, INVEST_FACETS), options),
    conditions.view === 'map' ? (takeMoved(address) ?? readMap(api, address, options)) : null,
  ])
  const toRow = (room: LightSale) => ({
    ...toSaleListing(room),
    jisshitsuRimawari: room.jisshitsuRimawari,
    ...beside(conditions, room, saleTags(room)),
  })
  const near = await readNear(
    'invest',
    { conditions, chips, relax: found.relax, found: found.rooms },
    {
      rooms: (query) => extra(api.baibai.rooms(query, options)),
      city: (code) => extra(api.cities.get(code, options)),
    },
  )
  const { rows, below } = distinctRows(found.rooms.map(toRow), near?.rooms.map(toRow))
  return {
    ...resultsData('invest', conditions, {
      found,
      chips,
      views: ['list', 'table', 'map'],
    }),
    rooms: rows,
    near: near && { ...near, rooms: below },
    map: map && { ...map, places: placesOf(found.rooms) },
    renderedAt,
  }
}

export type InvestData = Awaited<ReturnType<typeof search>>

/** The same search in another order, from its first page. */
export const inOrder = (conditions: InvestConditions, order: InvestConditions['order']) =>
  formatSearchUrl('invest', { ...conditions, order, page: undefined })
