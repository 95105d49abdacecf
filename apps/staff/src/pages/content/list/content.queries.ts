import type { Camelized } from '@sumai/api-client'
import type { StaffArticle } from '@sumai/api-client/contract/staff-article'
import type { ContentType } from '@sumai/api-client/contract/words'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, staffApi } from '../../../api/api.ts'
import { currentSession } from '../../../session/session-state.ts'
import type { View } from './view.ts'

export type Article = Camelized<StaffArticle>

/** All that shows content: read anew after each change. */
export const CONTENT = ['content'] as const

/** The head office sees all shops. */
const ownShop = () => {
  const staff = currentSession()?.staff
  return staff?.userType === 'shop' ? staff.tenpoNo : undefined
}

export const articlesQuery = (kind: ContentType, { stage, words, shop }: View) =>
  infiniteQueryOptions({
    queryKey: [...CONTENT, kind, 'list', stage, words, shop],
    queryFn: ({ pageParam, signal }) =>
      staffApi.articles(
        kind,
        { stage, keyword: words || undefined, tenpoNo: shop, page: pageParam },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, lastPage } }) =>
      page < lastPage ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = (kind: ContentType) =>
  queryOptions({
    queryKey: [...CONTENT, kind, 'categories'],
    queryFn: ({ signal }) => staffApi.articles(kind, { limit: 1 }, { signal }),
    select: ({ categories }) => categories,
  })

/** In any state, for the head office. */
export const bannersQuery = queryOptions({
  queryKey: [...CONTENT, 'banners', 'list'],
  queryFn: ({ signal }) => api.banners.list({}, { signal }),
  select: ({ banners }) => banners,
})

export const shopsQuery = queryOptions({
  queryKey: [...CONTENT, 'shops', 'list'],
  queryFn: ({ signal }) => api.shops.list({}, { signal }),
  select: (shops) => {
    const own = ownShop()
    return own === undefined ? shops : shops.filter(({ tenpoNo }) => tenpoNo === own)
  },
})

/** Of one shop, in the order in which its page shows them. */
export const staffsQuery = (tenpoNo: string) =>
  queryOptions({
    queryKey: [...CONTENT, 'staffs', 'list', tenpoNo],
    queryFn: ({ signal }) => api.staffs.list({ tenpoNo, limit: 100 }, { signal }),
    select: ({ staffs }) => staffs,
  })

/** The colleagues whom this person may name. */
export const peopleQuery = queryOptions({
  queryKey: [...CONTENT, 'people'],
  queryFn: ({ signal }) => api.staffs.list({ tenpoNo: ownShop(), limit: 100 }, { signal }),
  select: ({ staffs }) => staffs,
})
