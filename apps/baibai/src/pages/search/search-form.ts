import { options } from '@sumai/domain/codes'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { paths } from '../../paths.ts'

/** Where the form of the search leads, and the orders of its results. */
export const SEARCH = {
  site: 'baibai',
  action: paths.search,
  suggestAt: paths.suggestions,
  placeholder: '駅・地名・学校・条件を追加',
  hrefOf: (fields: URLSearchParams) => hrefOfForm('baibai', fields),
  // Only an investment has a yield to sort by.
  orders: options('order_baibai').filter(({ code }) => code !== 'rimawari_desc'),
} as const
