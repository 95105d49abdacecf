import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { toSaleListing } from '@sumai/listings/to-listing'
import { httpError, type Services } from '@sumai/platform'
import { pagesAround } from '@sumai/ui/pages-around'
import { FACETS } from '../../components/filter-groups.ts'
import { chipsOf } from './chips.ts'
import { description } from './description.ts'
import { mapLines, toMapResult } from './map-data.ts'
import { cityAlone, toPriceGuide } from './price-guide-data.ts'
import { readConditions } from './search-address.ts'

/** Facilities that a row has room for. */
const TAGS = 4

/** Rows with everything, photos with the price, or where they lie. */
const VIEWS = ['list', 'photo', 'map'] as const

const NEUTRAL = { page: undefined, order: undefined, view: undefined, limit: undefined }

/**
 * Everything the page of a search shows, in words and addresses: with them the page itself needs
 * neither the grammar of addresses nor the code tables.
 */
export async function search({ api, extra, renderedAt }: Services, request: Request) {
  const conditions = readConditions(request.url)
  const options = { signal: request.signal }
  const chips = chipsOf(conditions)
  const cityCode = cityAlone(conditions)
  const [{ rooms, pagination, facets, relax }, city, lines] = await Promise.all([
    api.baibai.rooms(
      {
        ...toQuery('baibai', conditions),
        fields: 'light',
        withFacets: FACETS.join(),
        withRelax: 1,
      },
      options,
    ),
    cityCode ? extra(api.cities.get(cityCode, options)) : null,
    mapLines({ api, extra }, conditions, options),
  ])
  const { page, lastPage, total } = pagination
  if (page > lastPage) throw httpError(404)
  return {
    conditions,
    chips,
    rooms: rooms.map((room) => ({
      ...toSaleListing(room),
      tags: room.setsubijoken.slice(0, TAGS).map(setsubiLabel),
    })),
    total,
    page,
    lastPage,
    /** Addresses of the pages that the pager links to. */
    pages: Object.fromEntries(
      pagesAround(page, lastPage)
        .flatMap((item) => item.page ?? [])
        .map((to) => [to, formatSearchUrl('baibai', { ...conditions, page: to })]),
    ),
    /** The address of each way to look at the same results. */
    views: VIEWS.map((view) => formatSearchUrl('baibai', { ...conditions, view })),
    facets: facets ?? {},
    relax: relax ?? [],
    /** The search itself, without page, order and layout: by this name it is saved. */
    saved: {
      address: formatSearchUrl('baibai', { ...conditions, ...NEUTRAL }),
      label: chips.map(({ label }) => label).join('・') || 'すべての売買物件',
    },
    map: lines && { lines, results: rooms.map(toMapResult) },
    priceGuide: city && toPriceGuide(city.city),
    renderedAt,
    head: {
      title: searchTitle('baibai', conditions, total),
      description: description({ conditions, rooms, total, lastPage }),
      heading: searchHeading('baibai', conditions, total),
      breadcrumbs: searchBreadcrumbs('baibai', conditions),
      ...indexPolicy('baibai', conditions, total),
    },
  }
}

export type SearchData = Awaited<ReturnType<typeof search>>
