import { options } from '@sumai/domain/codes'
import { paths } from '../../paths.ts'
import { hrefOf } from '../../search-address.ts'

/** Where the form of the search leads, and the orders of its results. */
export const SEARCH = {
  site: 'chintai',
  action: paths.search,
  suggestAt: paths.suggestions,
  placeholder: '駅・地名・学校・条件を追加',
  hrefOf,
  orders: options('order_chintai'),
} as const
