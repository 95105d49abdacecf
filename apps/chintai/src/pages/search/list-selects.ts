import { options } from '@sumai/domain/codes'
import type { ChintaiConditions } from '@sumai/domain/search-url/fields'

import { RESULT_VIEWS, type ResultView } from './result-views.ts'

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

/** Ways to look at the same results, by the addresses of search-data.ts. */
export const viewLinks = (
  { view = 'list' }: ChintaiConditions,
  addresses: Readonly<Record<ResultView, string>>,
) =>
  RESULT_VIEWS.map(({ name, label }) => ({
    to: addresses[name],
    label,
    current: name === view,
  }))
