import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, staffApi } from '../../api/api.ts'
import type { Home } from '../../listings/listing-words.ts'
import { currentSession } from '../../session/session-state.ts'
import { TABS } from './tabs.ts'
import { conditionsOf, type View } from './view.ts'

/** All that shows enquiries: read anew after each change. */
export const INQUIRIES = ['inquiries'] as const

/** So many are counted; past that there are “more”. */
const COUNTED = 99

/** ms between two looks at what has come in. */
const LOOK = 60_000

/** How many wait for an answer; for the head office of one shop, or of all. */
export const waitingIn = (shop: string | undefined) =>
  queryOptions({
    queryKey: [...INQUIRIES, 'waiting', shop],
    async queryFn({ signal }) {
      const { inquiries, nextCursor } = await staffApi.inquiries.list(
        { status: 'new', tenpoNo: shop, limit: COUNTED },
        { signal },
      )
      return { count: inquiries.length, hasMore: nextCursor !== null }
    },
    refetchInterval: LOOK,
  })
export const waitingQuery = waitingIn(undefined)

let workBeganAt = new Date().toISOString()

/** What is opened from now on keeps its place among the unread, as long as the list is worked on. */
export function beginWork(): void {
  workBeganAt = new Date().toISOString()
}

/** A tab, or what is found: then in all tabs. */
export const inboxQuery = ({ tab, words, shop }: View) =>
  infiniteQueryOptions({
    queryKey: [...INQUIRIES, 'list', tab, words, shop],
    queryFn: ({ pageParam, signal }) =>
      staffApi.inquiries.list(
        { ...queryOf(tab, words), tenpoNo: shop, cursor: pageParam },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: LOOK,
  })

function queryOf(tab: string, words: string) {
  if (words) return conditionsOf(words)
  const { status, isMine, isQueue } = TABS.find(({ id }) => id === tab) ?? {}
  const order = isQueue && ({ order: 'waiting', unreadAt: workBeganAt } as const)
  return { status, syainNo: isMine && currentSession()?.staff.syainNo, ...order }
}

export const inquiryQuery = (id: number) =>
  queryOptions({
    queryKey: [...INQUIRIES, 'one', id],
    queryFn: ({ signal }) => staffApi.inquiries.get(id, { signal }),
    select: ({ inquiry }) => inquiry,
  })

/** The homes that an enquiry is about, as cards; those that are gone are left out. */
export const homesQuery = (site: 'chintai' | 'baibai', bukkenNo: readonly string[]) =>
  queryOptions({
    queryKey: ['listings', 'homes', site, ...bukkenNo],
    async queryFn({ signal }): Promise<Home[]> {
      const query = { bukkenNo, fields: 'light', limit: 10 } as const
      const { rooms } =
        site === 'chintai'
          ? await api.chintai.rooms(query, { signal })
          : await api.baibai.rooms(query, { signal })
      return rooms
    },
    enabled: bukkenNo.length > 0,
  })
