import { distinctLeads } from '@sumai/listings/distinct-leads'
import { toSaleListing } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { conditionChips } from '@sumai/search/condition-chips'
import { placesOf } from '@sumai/search/map-data'
import { takeMoved } from '@sumai/search/moved-map'
import { readSearch } from '@sumai/search/read-search'
import { readWords } from '@sumai/search/read-words'
import { beside, resultsData, resultsQuery, statsOf } from '@sumai/search/results-data'
import { districtFacets, namesShown, readSchoolNames } from '@sumai/search/school-districts'
import { FACETS } from '../../components/filter-groups.ts'
import { saleTags } from '../../components/sale-tags.ts'
import { readMap } from '../../components/search-map.ts'
import { cityAlone, toPriceGuide } from './price-guide-data.ts'

export const read = (url: string) => readSearch('baibai', new URL(url))

/** Everything the page of a search shows. Throws 301, 400 and 404. */
export async function search({ api, extra, renderedAt }: Services, request: Request) {
  const address = new URL(request.url)
  const conditions = await readWords('baibai', read, api, request)
  const options = { signal: request.signal }
  const facets = [...FACETS, ...districtFacets(conditions)]
  const cityCode = cityAlone(conditions)
  const [found, names, city, map] = await Promise.all([
    api.baibai.rooms(resultsQuery('baibai', conditions, facets), options),
    readSchoolNames(api, extra, conditions, options),
    cityCode ? extra(api.cities.get(cityCode, options)) : null,
    conditions.view === 'map' ? (takeMoved(address) ?? readMap(api, address, options)) : null,
  ])
  const { rooms } = found
  const schools = namesShown(names, conditions, found.facets)
  const chips = conditionChips('baibai', conditions, schools)
  return {
    ...resultsData('baibai', conditions, {
      found,
      chips,
      views: ['list', 'photo', 'map'],
      stats: statsOf(found, ({ kakaku }) => kakaku),
    }),
    rooms: distinctLeads(
      rooms.map((room) => ({
        ...toSaleListing(room),
        ...beside(conditions, room, saleTags(room)),
      })),
    ),
    map: map && { ...map, places: placesOf(rooms) },
    schools,
    priceGuide: city && toPriceGuide(city.city),
    renderedAt,
  }
}

export type SearchData = Awaited<ReturnType<typeof search>>
