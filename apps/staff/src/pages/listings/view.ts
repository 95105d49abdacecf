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
export type View = {
  tab: string
  words: string
  order: Order
  /** Number of whoever keeps the home. */
  person: string | undefined
  /** Number of a shop, for the head office. */
  shop: string | undefined
}

const numberIn = (query: URLSearchParams, name: string, digits: number) =>
  new RegExp(`^\\d{${digits}}$`).exec(query.get(name) ?? '')?.[0]

export function readView(query: URLSearchParams): View {
  return {
    tab: TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'all',
    words: query.get('q') ?? '',
    order: ORDERS.find(({ value }) => value === query.get('order'))?.value ?? 'expiry',
    person: numberIn(query, 'person', 6),
    shop: numberIn(query, 'shop', 3),
  }
}

/** The query of a view, without what is usual. */
export const writeView = ({ tab, words, order, person, shop }: View) => ({
  tab: tab === 'all' ? undefined : tab,
  q: words || undefined,
  order: order === 'expiry' ? undefined : order,
  person,
  shop,
})

/** The same as text: equal for equal views. */
export function queryOf(view: View): string {
  const filled = Object.entries(writeView(view)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return new URLSearchParams(filled).toString()
}
