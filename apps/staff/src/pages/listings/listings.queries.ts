import type { Camelized } from '@sumai/api-client'
import type { StaffListing } from '@sumai/api-client/contract/staff-listing'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'
import type { Site } from './site.ts'
import { TABS } from './tabs.ts'
import type { View } from './view.ts'

export type Listing = Camelized<StaffListing>

/** All that shows listings: read anew after each change. */
export const LISTINGS = ['listings'] as const

export const listingsQuery = (site: Site, { tab, words, order }: View) =>
  infiniteQueryOptions({
    queryKey: [...LISTINGS, site, tab, words, order],
    queryFn: ({ pageParam, signal }) => {
      const query = TABS.find(({ id }) => id === tab)?.query()
      return staffApi.listings(
        site,
        { ...query, keyword: words || undefined, order, page: pageParam },
        { signal },
      )
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, lastPage } }) =>
      page < lastPage ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
