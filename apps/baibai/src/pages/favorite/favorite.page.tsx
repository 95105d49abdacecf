import {
  apiContext,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
  useSearchParams,
} from '@sumai/platform'
import { FavouritesPage } from '@sumai/ui/favourites-page'
import { savedNumbers } from '@sumai/ui/saved-numbers'
import { savedQuery } from '@sumai/ui/saved-query'
import { SAVED } from '../../components/saved-listings.ts'
import { paths } from '../../paths.ts'

/** Nothing is known of the visitor's own list here: only the listings that an address names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const numbers = savedNumbers(request.url)
  const api = context.get(apiContext)
  const answer =
    numbers.length > 0
      ? await api.baibai.rooms(savedQuery(numbers), { signal: request.signal })
      : { rooms: [] }
  return { numbers, rooms: answer.rooms, renderedAt: context.get(renderedAtContext) }
}

type Data = Awaited<ReturnType<typeof loader>>

const headingOf = ({ numbers }: Data) =>
  numbers.length > 0 ? '共有された物件（売買）' : 'お気に入り物件（売買）'

export const handle = {
  chunks: ['saved'],
  title: ({ data }) => headingOf(data),
  description:
    '保存した物件を一覧や比較表で見られます。メモや分類を付け、まとめて問い合わせることもできます。会員登録はいりません。',
  heading: ({ data }) => headingOf(data),
  breadcrumbs: () => [
    { label: 'トップ', to: paths.top },
    { label: 'お気に入り', to: null },
  ],
  robots: 'noindex,follow',
} satisfies RouteHandle<Data>

export function Component() {
  const [params] = useSearchParams()
  return (
    <FavouritesPage
      saved={SAVED}
      data={useLoaderData<typeof loader>()}
      view={params.get('view') === 'compare' ? 'compare' : 'list'}
    />
  )
}
