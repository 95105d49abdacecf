import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { toRentalListing } from '@sumai/listings/to-listing'
import { httpError, type Services } from '@sumai/platform'
import { pagesAround } from '@sumai/ui/pages-around'
import { FACETS } from '../../components/filter-groups.ts'
import { readConditions } from '../../search-address.ts'
import { chipsOf } from './chips.ts'
import { description } from './description.ts'
import { firstOfEach, toBuilding } from './gathered.ts'
import { readGuide } from './guide-data.ts'
import { mapLines, toMapResult } from './map-data.ts'
import { RESULT_VIEWS, type ResultView } from './result-views.ts'

/** Facilities that a row has room for. */
const TAGS = 4

const NEUTRAL = { page: undefined, order: undefined, view: undefined, limit: undefined }

/**
 * Everything the page of a search shows, in words and addresses: with them the page itself needs
 * neither the grammar of addresses nor the code tables.
 */
export async function search({ api, extra, renderedAt }: Services, request: Request) {
  const conditions = readConditions(request.url)
  const options = { signal: request.signal }
  const guiding = readGuide(api, extra, conditions, options)
  const mapping = mapLines({ api, extra }, conditions, options)
  const { rooms, pagination, facets, relax, tatemono, roomTotal } = await api.chintai.rooms(
    {
      ...toQuery('chintai', conditions),
      fields: 'light',
      withFacets: FACETS.join(),
      withRelax: 1,
    },
    options,
  )
  const { page, lastPage } = pagination
  const chips = chipsOf(conditions)
  const lines = await mapping
  const total = roomTotal ?? pagination.total
  if (page > lastPage) throw httpError(404)
  return {
    conditions,
    chips,
    rooms: (tatemono ? firstOfEach(rooms, tatemono) : rooms).map((room) => ({
      ...toRentalListing(room),
      tags: room.setsubijoken.slice(0, TAGS).map(setsubiLabel),
    })),
    /** Of rooms gathered by building: the others there, in the order of `rooms`. */
    buildings: tatemono?.map((building) => toBuilding(building, rooms)) ?? null,
    /** Rooms found; the pager counts buildings where they are gathered. */
    total,
    listed: pagination.total,
    page,
    lastPage,
    /** Addresses of the pages that the pager links to. */
    pages: Object.fromEntries(
      pagesAround(page, lastPage)
        .flatMap((item) => item.page ?? [])
        .map((to) => [to, formatSearchUrl('chintai', { ...conditions, page: to })]),
    ),
    /** The address of each way to look at the same results. */
    views: Object.fromEntries(
      RESULT_VIEWS.map(({ name }) => [
        name,
        formatSearchUrl('chintai', { ...conditions, ...pageIn(name, conditions), view: name }),
      ]),
    ) as Record<ResultView, string>,
    /** The search itself, without page, order and layout: by this name it is saved. */
    saved: {
      address: formatSearchUrl('chintai', { ...conditions, ...NEUTRAL }),
      label: chips.map(({ label }) => label).join('・') || 'すべての賃貸物件',
    },
    guide: await guiding,
    map: lines && { lines, results: rooms.map(toMapResult) },
    facets: facets ?? {},
    relax: relax ?? [],
    renderedAt,
    head: {
      title: searchTitle('chintai', conditions, total),
      description: description({ conditions, rooms, total, lastPage }),
      heading: searchHeading('chintai', conditions, total),
      breadcrumbs: searchBreadcrumbs('chintai', conditions),
      ...indexPolicy('chintai', conditions, total),
    },
  }
}

/** Pages of buildings are others than pages of rooms. */
const pageIn = (view: ResultView, conditions: ChintaiConditions) =>
  view === 'building' || conditions.view === 'building' ? { page: undefined } : {}

export type SearchData = Awaited<ReturnType<typeof search>>
