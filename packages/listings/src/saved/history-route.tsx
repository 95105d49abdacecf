import {
  crumbsFrom,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { HistoryPage } from './history-page.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'

type Options<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  top: string
  title: string
}

/** 最近見た物件 of a site. The history is read in the browser, after hydration. */
export function historyRoute<Room extends SavedRoom>({ saved, top, title }: Options<Room>) {
  const loader = ({ context }: LoaderFunctionArgs) => ({
    renderedAt: context.get(renderedAtContext),
  })

  const handle = {
    title,
    description:
      '最近ご覧になった物件を新しい順に並べ、家賃や価格の変更をお知らせします。記録はお使いの端末にだけ残ります。',
    breadcrumbs: crumbsFrom(top)('最近見た物件'),
    robots: 'noindex,follow',
  } satisfies RouteHandle<ReturnType<typeof loader>>

  const Component = () => (
    <HistoryPage saved={saved} now={useLoaderData<typeof loader>().renderedAt} />
  )

  return { loader, handle, Component }
}
