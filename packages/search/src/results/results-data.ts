import { searchBreadcrumbs } from '@sumai/domain/search-url/breadcrumbs'
import { commuteWords } from '@sumai/domain/search-url/commute'
import { PRESENTATION_KEYS } from '@sumai/domain/search-url/conditions'
import { type SearchStats, searchDescription } from '@sumai/domain/search-url/description'
import type { Conditions, SearchScope } from '@sumai/domain/search-url/fields'
import { formatSearchUrl } from '@sumai/domain/search-url/format'
import { searchHeading, searchTitle } from '@sumai/domain/search-url/heading'
import { indexPolicy } from '@sumai/domain/search-url/index-policy'
import { searchName } from '@sumai/domain/search-url/said/said'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { rentalTags } from '@sumai/listings/rental-tags'
import { httpError } from '@sumai/platform'
import { pagesAround } from '@sumai/ui/pages-around'
import type { ConditionChip, Relax } from '../filter/condition-chips.ts'
import type { FacetCounts } from '../filter/filter-options.ts'

/** What a row says beside the listing: its tags, and how long the ways of the search take. */
export const beside = (
  { commute }: { commute?: readonly string[] },
  room: {
    setsubijoken: readonly number[]
    commute?: readonly { minutes: number | null }[] | undefined
  },
  tags: string[] = rentalTags(room),
) => ({
  tags,
  ...(commute && { ways: commuteWords(commute, room.commute) }),
})

/** What a page of results asks the API for; `facets` are counted. */
export const resultsQuery = <Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  facets: readonly string[],
) => ({
  ...toQuery(scope, conditions),
  fields: 'light' as const,
  withFacets: facets.join(),
  withRelax: 1 as const,
})

const VIEWS = { list: '一覧', photo: '写真', map: '地図', table: '表', building: '建物別' }
type View = keyof typeof VIEWS

const SHOWN_AS_USUAL = Object.fromEntries(PRESENTATION_KEYS.map((key) => [key, undefined]))

type Found = {
  pagination: { page: number; lastPage: number; total: number }
  facets?: FacetCounts | undefined
  relax?: readonly Relax[] | undefined
}

type Options = {
  found: Found
  /** Listings found, where the pages count something else. */
  total?: number | undefined
  /** What the pages count, where it is not listings: 31棟. */
  counted?: { total: number; unit: string } | null
  chips: readonly ConditionChip[]
  /** Ways to look at the results; the first is the default. */
  views: readonly View[]
  stats?: SearchStats
}

/**
 * What a page of results tells of its search, in words and addresses: with them the page itself
 * needs neither the grammar of addresses nor the code tables. Throws 404 for a page too far.
 */
export function resultsData<Scope extends SearchScope>(
  scope: Scope,
  conditions: Conditions<Scope>,
  { found, total = found.pagination.total, counted, chips, views, stats }: Options,
) {
  const { page, lastPage } = found.pagination
  if (page > lastPage) throw httpError(404)
  const addressOf = (changed: object) => formatSearchUrl(scope, { ...conditions, ...changed })
  const { view = 'list' } = conditions as { view?: View }
  const current = views.includes(view) ? view : views[0]
  return {
    conditions,
    chips,
    total,
    page,
    lastPage,
    /** Addresses of the pages that the pager links to. */
    pages: Object.fromEntries(
      pagesAround(page, lastPage)
        .flatMap((item) => item.page ?? [])
        .map((to) => [to, addressOf({ page: to })]),
    ),
    /** Ways to look at the same results. */
    views: views.map((name) => ({
      to: addressOf({ ...(isOtherPage(name, view) && { page: undefined }), view: name }),
      label: VIEWS[name],
      current: name === current,
    })),
    /** The search itself, without page, order and layout: by this name it is saved. */
    saved: { address: addressOf(SHOWN_AS_USUAL), label: searchName(scope, chips) },
    facets: found.facets ?? {},
    relax: found.relax ?? [],
    head: {
      title: searchTitle(scope, conditions, total),
      description: searchDescription(scope, conditions, total, stats),
      heading: searchHeading(scope, conditions, counted ?? { total }),
      breadcrumbs: searchBreadcrumbs(scope, conditions),
      ...indexPolicy(scope, conditions, total),
    },
  }
}

/** Pages of buildings are others than pages of rooms. */
const isOtherPage = (...views: View[]) => views.includes('building')

type Dated = { koshinDate: string }

/** The range of prices only where the page holds every listing: then it is known. */
export function statsOf<Room extends Dated>(
  { pagination, rooms }: Pick<Found, 'pagination'> & { rooms: readonly Room[] },
  priceOf: (room: Room) => number,
): SearchStats {
  const prices = pagination.lastPage === 1 ? rooms.map(priceOf) : []
  const updatedAt = rooms
    .map(({ koshinDate }) => koshinDate)
    .sort()
    .at(-1)
  return {
    ...(prices.length > 0 && { min: Math.min(...prices), max: Math.max(...prices) }),
    ...(updatedAt && { updatedAt }),
  }
}
