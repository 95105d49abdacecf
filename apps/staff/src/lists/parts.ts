import type { FetchInfiniteQueryOptions, InfiniteData, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'

/** So many can be asked for by an address. */
const MOST = 100

/** How many parts of a list have been read: that stands in the address, too. */
export const PARTS = 'parts'

export const partsIn = (query: URLSearchParams): number =>
  Math.min(MOST, Math.max(1, Math.trunc(Number(query.get(PARTS))) || 1))

/** Reads the parts that an address asks for, so that a list comes back as long as it was left. */
export async function readParts<Part, Key extends QueryKey, Cursor>(
  list: FetchInfiniteQueryOptions<Part, Error, Part, Key, Cursor> & {
    getNextPageParam: (
      last: Part,
      all: Part[],
      cursor: Cursor,
      cursors: Cursor[],
    ) => Cursor | null | undefined
  },
  { url }: Request,
): Promise<void> {
  const pages = partsIn(new URL(url).searchParams)
  const known = queryClient.getQueryData<InfiniteData<Part>>(list.queryKey)
  if (known && known.pages.length >= pages) return
  await queryClient.fetchInfiniteQuery({ ...list, pages, staleTime: 0 })
}
