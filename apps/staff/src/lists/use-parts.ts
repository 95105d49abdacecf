import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { PARTS, partsIn } from './parts.ts'

/** The parts of a list that the address asks for, and the way to one more. */
export function useParts<Part, Key extends QueryKey, Cursor>(
  query: UseInfiniteQueryOptions<Part, Error, InfiniteData<Part>, Key, Cursor>,
) {
  const list = useInfiniteQuery(query)
  const [address, setAddress] = useSearchParams()
  const { key } = useLocation()
  const count = partsIn(address)
  const read = list.data?.pages ?? []

  async function readMore() {
    const isThere = read.length > count || (await list.fetchNextPage()).isSuccess
    // Whoever has gone elsewhere meanwhile is not called back.
    if (!isThere || key !== (window.history.state?.key ?? 'default')) return
    setAddress((now) => ({ ...Object.fromEntries(now), [PARTS]: String(count + 1) }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return {
    parts: list.data && read.slice(0, count),
    hasMore: read.length > count || list.hasNextPage,
    isReading: list.isFetchingNextPage,
    readMore,
  }
}

export type Parts = Pick<ReturnType<typeof useParts>, 'hasMore' | 'isReading' | 'readMore'>
