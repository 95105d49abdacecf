import { options } from '@sumai/domain/codes'
import { paths } from '../../paths.ts'
import { hrefOf } from '../../search-address.ts'

/** Where the form of the search leads, and the orders of its results. */
export const SEARCH = {
  site: 'chintai',
  action: paths.search,
  hrefOf,
  orders: options('order_chintai'),
} as const
