import { type LoaderFunctionArgs, servicesOf } from '@sumai/platform'
import { searchHandle, searchPage } from '@sumai/search/search-page'
import { itemList } from '../../components/item-list.ts'
import type { SearchData } from './search-data.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search } = await import(/* webpackChunkName: "search-late" */ './search-data.ts')
  return search(servicesOf(context), request)
}

export const handle = searchHandle<SearchData>({
  jsonLd: ({ data }) => [itemList(data.rooms)],
})

export const Component = searchPage<SearchData>(
  () => import(/* webpackChunkName: "search-late" */ './search.late.tsx'),
)
