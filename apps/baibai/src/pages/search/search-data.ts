import { SALE_KINDS } from '@sumai/domain/search-url/said/labels'
import { distinctRows } from '@sumai/listings/distinct-leads'
import type { LightSale } from '@sumai/listings/listing'
import { toSaleListing } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { conditionChips, type Relax } from '@sumai/search/condition-chips'
import type { FacetCounts } from '@sumai/search/filter-options'
import { placesOf } from '@sumai/search/map-data'
import { takeMoved } from '@sumai/search/moved-map'
import { readNear } from '@sumai/search/near-results'
import { readSearch } from '@sumai/search/read-search'
import { readWords } from '@sumai/search/read-words'
import { beside, resultsData, resultsQuery, statsOf } from '@sumai/search/results-data'
import { districtFacets, namesShown, readSchoolNames } from '@sumai/search/school-districts'
import { FACETS } from '../../components/filter-groups.ts'
import { saleTags } from '../../components/sale-tags.ts'
import { readMap } from '../../components/search-map.ts'
import { oneCity, toPriceGuide } from './price-guide-data.ts'

export const read = (url: string) => readSearch('baibai', new URL(url))

/** Everything the page of a search shows. Throws 301, 400 and 404. */
export async function search({ api, extra, renderedAt }: Services, request: Request) {
  const address = new URL(request.url)
  const conditions = await readWords('baibai', read, api, request)
  const options = { signal: request.signal }
  const facets = [...FACETS, ...districtFacets(conditions)]
  const cityCode = oneCity(conditions)
  const [found, names, city, map] = await Promise.all([
    api.baibai.rooms(resultsQuery('baibai', conditions, facets), options),
    readSchoolNames(api, extra, conditions, options),
    cityCode ? extra(api.cities.get(cityCode, options)) : null,
    conditions.view === 'map' ? (takeMoved(address) ?? readMap(api, address, options)) : null,
  ])
  const { rooms } = found
  const relax = found.relax && homesAlone(found.relax, found.pagination.total, found.facets)
  const schools = namesShown(names, conditions, found.facets)
  const chips = conditionChips('baibai', conditions, schools)
  const toRow = (room: LightSale) => ({
    ...toSaleListing(room),
    ...beside(conditions, room, saleTags(room)),
  })
  const near = await readNear(
    'baibai',
    { conditions, chips, relax, found: rooms },
    {
      rooms: (query) => extra(api.baibai.rooms(query, options)),
      city: (code) => extra(api.cities.get(code, options)),
    },
  )
  const { rows, below } = distinctRows(rooms.map(toRow), near?.rooms.map(toRow))
  return {
    ...resultsData('baibai', conditions, {
      found: { ...found, relax },
      chips,
      views: ['list', 'photo', 'map'],
      stats: statsOf(found, ({ kakaku }) => kakaku),
    }),
    rooms: rows,
    near: near && { ...near, rooms: below },
    map: map && { ...map, places: placesOf(rooms) },
    schools,
    priceGuide: city && toPriceGuide(city.city),
    renderedAt,
  }
}

/** The API counts investments too when the kind is dropped; the search then does not. */
const homesAlone = (relax: readonly Relax[], found: number, facets: FacetCounts = {}): Relax[] =>
  relax
    .map((it) => (it.remove === 'bukken_type' ? { ...it, total: homesIn(facets) } : it))
    .filter(({ total }) => total > found)

const homesIn = (facets: FacetCounts) =>
  SALE_KINDS.reduce((sum, { code }) => sum + (facets.bukken_type?.[code] ?? 0), 0)

export type SearchData = Awaited<ReturnType<typeof search>>
