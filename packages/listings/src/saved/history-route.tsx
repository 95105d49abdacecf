import {
  crumbsFrom,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { savedNumbers } from './favourites-route.tsx'
import { type HistoryData, HistoryPage } from './history-page.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'
import { readNewest, readSimilar } from './suggested.tsx'

type Options<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  top: string
  title: string
}

/**
 * 最近見た物件 of a site. The history is read in the browser, after hydration; with its numbers in
 * the address, latest first, the loader suggests what is like the latest.
 */
export function historyRoute<Room extends SavedRoom>({ saved, top, title }: Options<Room>) {
  async function loader(args: LoaderFunctionArgs): Promise<HistoryData<Room>> {
    const seen = savedNumbers(args.request.url)
    return {
      renderedAt: args.context.get(renderedAtContext),
      suggested: await (seen.length > 0 ? readSimilar(saved, args, seen) : readNewest(saved, args)),
    }
  }

  const handle = {
    title,
    description:
      '最近ご覧になった物件を新しい順に並べ、賃料や価格の変更をお知らせします。記録はお使いの端末にだけ残ります。',
    breadcrumbs: crumbsFrom(top)('最近見た物件'),
    robots: 'noindex,follow',
  } satisfies RouteHandle<HistoryData<Room>>

  function Component() {
    return <HistoryPage saved={saved} data={useLoaderData() as HistoryData<Room>} />
  }

  return { loader, handle, Component }
}
