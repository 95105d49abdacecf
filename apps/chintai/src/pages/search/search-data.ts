import { distinctRows } from '@sumai/listings/distinct-leads'
import type { LightRental } from '@sumai/listings/listing'
import { toRentalListing } from '@sumai/listings/to-listing'
import type { Services } from '@sumai/platform'
import { conditionChips } from '@sumai/search/condition-chips'
import { placesOf } from '@sumai/search/map-data'
import { takeMoved } from '@sumai/search/moved-map'
import { readNear } from '@sumai/search/near-results'
import { readWords } from '@sumai/search/read-words'
import { beside, resultsData, resultsQuery, statsOf } from '@sumai/search/results-data'
import { districtFacets, namesShown, readSchoolNames } from '@sumai/search/school-districts'
import { FACETS } from '../../components/filter-groups.ts'
import { firstOfEach } from '../../components/first-of-each.ts'
import { readConditions } from '../../search-address.ts'
import { comparedRent } from './compared-rent.ts'
import { foundBuildings } from './found-buildings.ts'
import { readGuide } from './guide-data.ts'
import { readMap } from './search-map.ts'

export { readConditions as read } from '../../search-address.ts'

/** Everything the page of a search shows. Throws 301, 400 and 404. */
export async function search({ api, extra, renderedAt }: Services, request: Request) {
  const address = new URL(request.url)
  const conditions = await readWords('chintai', readConditions, api, request)
  const options = { signal: request.signal }
  const facets = [...FACETS, ...districtFacets(conditions)]
  const [found, names, guide, map] = await Promise.all([
    api.chintai.rooms(resultsQuery('chintai', conditions, facets), options),
    readSchoolNames(api, extra, conditions, options),
    readGuide(api, extra, conditions, options),
    conditions.view === 'map' ? (takeMoved(address) ?? readMap(api, address, options)) : null,
  ])
  const { rooms, pagination, tatemono, roomTotal } = found
  const schools = namesShown(names, conditions, found.facets)
  const chips = conditionChips('chintai', conditions, schools)
  /** What the pages count: buildings where rooms are gathered by them. */
  const counted = tatemono ? { total: pagination.total, unit: '棟' } : null
  const toRow = (room: LightRental) => ({
    ...toRentalListing(room),
    ...beside(conditions, room),
    compared: comparedRent(conditions, room),
  })
  const near = await readNear(
    'chintai',
    { conditions, chips, relax: found.relax, found: rooms },
    {
      rooms: (query) => extra(api.chintai.rooms(query, options)),
      city: (code) => extra(api.cities.get(code, options)),
    },
  )
  const { rows, below } = distinctRows(
    (tatemono ? firstOfEach(rooms, tatemono) : rooms).map(toRow),
    near?.rooms.map(toRow),
  )
  return {
    ...resultsData('chintai', conditions, {
      found,
      total: roomTotal,
      counted,
      chips,
      views: ['list', 'photo', 'map', 'building'],
      stats: statsOf(found, ({ hyYachin }) => hyYachin),
    }),
    rooms: rows,
    near: near && { ...near, rooms: below },
    buildings: tatemono ? foundBuildings(tatemono, rooms, renderedAt) : null,
    counted,
    schools,
    guide,
    map: map && { ...map, places: placesOf(rooms) },
    renderedAt,
  }
}

export type SearchData = Awaited<ReturnType<typeof search>>
