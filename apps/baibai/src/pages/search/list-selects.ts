import { options } from '@sumai/domain/codes'
import type { BaibaiConditions } from '@sumai/domain/search-url/fields'

export const DEFAULT_LIMIT = 20
const LIMITS = [DEFAULT_LIMIT, 50]

/** Only an investment has a yield to sort by. */
const INVEST_ORDER = 'rimawari_desc'

/** The orders of the list; the first is the default. */
export const orderSelect = ({ order }: BaibaiConditions) => ({
  name: 'order',
  label: '並び替え',
  steps: options('order_baibai')
    .filter(({ code }) => code !== INVEST_ORDER)
    .map(({ code, label }) => ({ value: code, label })),
  value: order ?? 'recommend',
})

/** How many listings a page shows. */
export const limitSelect = ({ limit }: BaibaiConditions) => ({
  name: 'limit',
  label: '表示件数',
  steps: LIMITS.map((count) => ({ value: String(count), label: `${count}件ずつ` })),
  value: String(limit ?? DEFAULT_LIMIT),
})

/** Three ways to look at the same results, by the addresses of search-data.ts. */
export const viewLinks = (
  { view = 'list' }: BaibaiConditions,
  [list = '', photo = '', map = '']: readonly string[],
) => [
  { to: list, label: '一覧', current: view === 'list' || view === 'table' },
  { to: photo, label: '写真', current: view === 'photo' },
  { to: map, label: '地図', current: view === 'map' },
]
