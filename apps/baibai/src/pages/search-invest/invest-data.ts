import type { Api } from '@sumai/api-client'
import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import { searchDescription } from '@sumai/domain/search-url/description'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { parseSearchUrl } from '@sumai/domain/search-url/parse'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { httpError, redirect } from '@sumai/platform'
import { toSaleListing } from '@sumai/ui/to-listing'
import { INVEST_FACETS } from '../../components/invest-groups.ts'

/** Facilities that a row has room for. */
const TAGS = 4

/** What a page of investments shows. Throws 301, 400 and 404 as other searches do. */
export async function searchInvest(api: Api, request: Request, renderedAt: string) {
  const conditions = readConditions(request.url)
  const { rooms, pagination, facets, relax } = await api.baibai.rooms(
    {
      ...toQuery('invest', conditions),
      fields: 'light',
      withFacets: INVEST_FACETS.join(),
      withRelax: 1,
    },
    { signal: request.signal },
  )
  const { page, lastPage, total } = pagination
  if (page > lastPage) throw httpError(404)
  return {
    conditions,
    rooms: rooms.map((room) => ({
      ...toSaleListing(room),
      kosu: room.kosu,
      tags: room.setsubijoken.slice(0, TAGS).map(setsubiLabel),
    })),
    total,
    page,
    lastPage,
    facets: facets ?? {},
    relax: relax ?? [],
    renderedAt,
    head: {
      title: searchTitle('invest', conditions, total),
      description: searchDescription('invest', conditions, total),
      heading: searchHeading('invest', conditions, total),
      breadcrumbs: searchBreadcrumbs('invest', conditions),
      ...indexPolicy('invest', conditions, total),
    },
  }
}

export type InvestData = Awaited<ReturnType<typeof searchInvest>>

function readConditions(url: string): InvestConditions {
  const { pathname, search } = new URL(url)
  const parsed = parseSearchUrl('invest', { pathname, search })
  if (parsed.kind === 'redirect') throw redirect(parsed.to, 301)
  if (parsed.kind === 'notFound') throw httpError(404)
  if (parsed.kind === 'badRequest') throw httpError(400, `${parsed.key} cannot be understood`)
  return parsed.conditions
}

/** The same search in another order, from its first page. */
export const inOrder = (conditions: InvestConditions, order: InvestConditions['order']) =>
  formatSearchUrl('invest', { ...conditions, order, page: undefined })
