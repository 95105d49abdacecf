import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { LISTINGS } from '../listings/listings.queries.ts'

const LIMIT = 50

/** Buildings in the order of the kana. */
export const buildingsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...LISTINGS, 'tatemono', words],
    queryFn: ({ pageParam, signal }) =>
      api.chintai.tatemonoList(
        { ...(words && { keyword: words }), page: pageParam, limit: LIMIT },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, lastPage } }) =>
      page < lastPage ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
