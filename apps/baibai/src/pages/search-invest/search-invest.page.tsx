import { type LoaderFunctionArgs, servicesOf } from '@sumai/platform'
import { searchHandle, searchPage } from '@sumai/search/search-page'
import { itemList } from '../../components/item-list.ts'
import type { InvestData } from './invest-data.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchInvest } = await import(
    /* webpackChunkName: "search-invest-late" */ './invest-data.ts'
  )
  return searchInvest(servicesOf(context), request)
}

export const handle = searchHandle<InvestData>({
  jsonLd: ({ data }) => [itemList(data.rooms)],
})

export const Component = searchPage<InvestData>(
  () => import(/* webpackChunkName: "search-invest-late" */ './search-invest.late.tsx'),
)
