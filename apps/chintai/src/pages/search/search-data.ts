import type { Api } from '@sumai/api-client'
import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { httpError } from '@sumai/platform'
import { pagesAround } from '@sumai/ui/pages-around'
import { toRentalListing } from '@sumai/ui/to-listing'
import { FACETS } from '../../components/filter-groups.ts'
import { readConditions } from '../../search-address.ts'
import { chipsOf } from './chips.ts'
import { description } from './description.ts'

/** Facilities that a row has room for. */
const TAGS = 4

/** Rows with everything, or photos with the price, in a grid. */
const VIEWS = ['list', 'photo'] as const

/**
 * Everything the page of a search shows, in words and addresses: with them the page itself needs
 * neither the grammar of addresses nor the code tables.
 */
export async function search(api: Api, request: Request, renderedAt: string) {
  const conditions = readConditions(request.url)
  const { rooms, pagination, facets, relax } = await api.chintai.rooms(
    {
      ...toQuery('chintai', conditions),
      fields: 'light',
      withFacets: FACETS.join(),
      withRelax: 1,
    },
    { signal: request.signal },
  )
  const { page, lastPage, total } = pagination
  if (page > lastPage) throw httpError(404)
  return {
    conditions,
    chips: chipsOf(conditions),
    rooms: rooms.map((room) => ({
      ...toRentalListing(room),
      tags: room.setsubijoken.slice(0, TAGS).map(setsubiLabel),
    })),
    total,
    page,
    lastPage,
    /** Addresses of the pages that the pager links to. */
    pages: Object.fromEntries(
      pagesAround(page, lastPage)
        .flatMap((item) => item.page ?? [])
        .map((to) => [to, formatSearchUrl('chintai', { ...conditions, page: to })]),
    ),
    /** The address of each way to look at the same results. */
    views: VIEWS.map((view) => formatSearchUrl('chintai', { ...conditions, view })),
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

export type SearchData = Awaited<ReturnType<typeof search>>
