import type { StaffListingsQuery } from '@sumai/api-client/contract/staff-listing'
import { TABS } from './tabs.ts'

type Order = StaffListingsQuery['order']

export const ORDERS: readonly { value: Order; label: string }[] = [
  { value: 'expiry', label: '期限が近い順' },
  { value: 'updated', label: '更新が新しい順' },
  { value: 'price_asc', label: '安い順' },
  { value: 'price_desc', label: '高い順' },
]

/** What of the list is looked at: all of it stands in the address. */
export type View = { tab: string; words: string; order: Order }

export function readView(query: URLSearchParams): View {
  return {
    tab: TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'all',
    words: query.get('q') ?? '',
    order: ORDERS.find(({ value }) => value === query.get('order'))?.value ?? 'expiry',
  }
}

/** The query of a view, without what is usual. */
export const writeView = ({ tab, words, order }: View) => ({
  tab: tab === 'all' ? undefined : tab,
  q: words || undefined,
  order: order === 'expiry' ? undefined : order,
})
