import { options } from '@sumai/domain/codes'
import { hrefOfForm } from '@sumai/domain/search-url/form'
import { paths } from '../../paths.ts'

/** Where the form of the search leads, and the orders of its results. */
export const SEARCH = {
  site: 'baibai',
  action: paths.investments(),
  suggestAt: `${paths.suggestions}?of=investments`,
  placeholder: '市区町村・利回りを追加',
  hrefOf: (fields: URLSearchParams) => hrefOfForm('invest', fields),
  orders: options('order_baibai'),
} as const
