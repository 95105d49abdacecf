import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import { searchDescription } from '@sumai/domain/search-url/description'
import type { InvestConditions } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { setsubiLabel } from '@sumai/domain/setsubijoken'
import { toSaleListing } from '@sumai/listings/to-listing'
import { httpError, type Services } from '@sumai/platform'
import { INVEST_FACETS } from '../../components/invest-groups.ts'
import { readInvestConditions } from './invest-address.ts'
import { investChips } from './invest-chips.ts'

const NEUTRAL = { page: undefined, order: undefined, view: undefined, limit: undefined }
/** Facilities that a row has room for. */
const TAGS = 4

/** What a page of investments shows. Throws 301, 400 and 404 as other searches do. */
export async function searchInvest({ api, renderedAt }: Services, request: Request) {
  const conditions = readInvestConditions(request.url)
  const chips = investChips(conditions)
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
    chips,
    /** The search itself, without page, order and layout: by this name it is saved. */
    saved: {
      address: formatSearchUrl('invest', { ...conditions, ...NEUTRAL }),
      label: ['投資用', ...chips.map(({ label }) => label)].join('・'),
    },
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

/** The same search in another order, from its first page. */
export const inOrder = (conditions: InvestConditions, order: InvestConditions['order']) =>
  formatSearchUrl('invest', { ...conditions, order, page: undefined })
