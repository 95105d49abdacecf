import { options } from '@sumai/domain/codes'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'

export const DEFAULT_LIMIT = 20
const LIMITS = [DEFAULT_LIMIT, 50]

/** The orders of the list; the first is the default. */
export const orderSelect = ({ order }: ChintaiConditions) => ({
  name: 'order',
  label: '並び替え',
  steps: options('order_chintai').map(({ code, label }) => ({ value: code, label })),
  value: order ?? 'recommend',
})

/** How many rooms a page shows. */
export const limitSelect = ({ limit }: ChintaiConditions) => ({
  name: 'limit',
  label: '表示件数',
  steps: LIMITS.map((count) => ({ value: String(count), label: `${count}件ずつ` })),
  value: String(limit ?? DEFAULT_LIMIT),
})

/** List and photos: two ways to look at the same results, by the addresses of search-data.ts. */
export const viewLinks = (
  { view }: ChintaiConditions,
  [list = '', photo = '']: readonly string[],
) => [
  { to: list, label: '一覧', current: view !== 'photo' },
  { to: photo, label: '写真', current: view === 'photo' },
]
