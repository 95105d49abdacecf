import { isBukkenNo } from '@sumai/domain/bukken-no'
import { readCommutes } from '@sumai/domain/search-url/commute'
import {
  apiContext,
  crumbsFrom,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
  useSearchParams,
} from '@sumai/platform'
import { FAVOURITES_MAX } from '@sumai/shared-state'
import { distinctLeads } from '../listing/distinct-leads.ts'
import { FavouritesPage } from './favourites-page.tsx'
import type { SavedData, SavedRoom, SavedSite } from './saved-site.ts'
import { readNewest } from './suggested.tsx'

/** The query for saved listings, including those that ended within thirty days. */
const savedQuery = (numbers: readonly string[], commute: readonly string[]) =>
  ({
    bukkenNo: numbers,
    isIncludeAll: true,
    fields: 'light',
    limit: FAVOURITES_MAX,
    commuteTo: commute,
  }) as const

type Options<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  top: string
  /** Headings of the visitor's own list and of a shared one. */
  headings: { own: string; shared: string }
}

/** お気に入り of a site. */
export function favouritesRoute<Room extends SavedRoom>(options: Options<Room>) {
  const { saved, top, headings } = options

  /** Loads a shared list only: the visitor's own is in the browser, and may be empty. */
  async function loader(args: LoaderFunctionArgs): Promise<SavedData<Room>> {
    const { context, request } = args
    const numbers = savedNumbers(request.url)
    const commute = readCommutes(new URL(request.url).searchParams.getAll('commute')) ?? []
    const told = { numbers, commute, renderedAt: context.get(renderedAtContext) }
    if (numbers.length === 0) return { ...told, rooms: [], newest: await readNewest(saved, args) }
    const { rooms } = await saved.rooms(context.get(apiContext), savedQuery(numbers, commute), {
      signal: request.signal,
    })
    return { ...told, rooms: distinctLeads(rooms), newest: [] }
  }

  const headingOf = ({ numbers }: SavedData<Room>) =>
    numbers.length > 0 ? headings.shared : headings.own

  const handle = {
    title: ({ data }) => headingOf(data),
    description:
      '保存した物件を一覧や比較表で見られます。メモや分類を付け、まとめて問い合わせることもできます。会員登録はいりません。',
    heading: ({ data }) => headingOf(data),
    breadcrumbs: ({ data }) =>
      data.numbers.length > 0
        ? crumbsFrom(top)(['お気に入り', saved.paths.favourites()], headings.shared)
        : crumbsFrom(top)('お気に入り'),
    robots: 'noindex,follow',
  } satisfies RouteHandle<SavedData<Room>>

  function Component() {
    const [params] = useSearchParams()
    return (
      <FavouritesPage
        saved={saved}
        data={useLoaderData() as SavedData<Room>}
        view={params.get('view') === 'compare' ? 'compare' : 'list'}
      />
    )
  }

  return { loader, handle, Component }
}

/** The valid listing numbers in the address of a shared list, in its order. */
export function savedNumbers(url: string): string[] {
  const named = new URL(url).searchParams.getAll('bukken_no[]')
  return [...new Set(named.filter(isBukkenNo))].slice(0, FAVOURITES_MAX)
}
