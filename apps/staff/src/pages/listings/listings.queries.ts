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

/** What a view asks of the API. */
export const askedBy = ({ tab, words, order, person, shop }: View) => ({
  ...TABS.find(({ id }) => id === tab)?.query(),
  ...{ keyword: words || undefined, order, syainNo: person, tenpoNo: shop },
})

export const listingsQuery = (site: Site, view: View) =>
  infiniteQueryOptions({
    queryKey: [...LISTINGS, site, view],
    queryFn: ({ pageParam, signal }) =>
      staffApi.listings(site, { ...askedBy(view), page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, lastPage } }) =>
      page < lastPage ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
