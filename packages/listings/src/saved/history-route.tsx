import {
  crumbsFrom,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { HistoryPage } from './history-page.tsx'
import { readNewest } from './newest.tsx'
import type { SavedRoom, SavedSite } from './saved-site.ts'

type Options<Room extends SavedRoom> = {
  saved: SavedSite<Room>
  top: string
  title: string
}

/** 最近見た物件 of a site. The history is read in the browser, after hydration. */
export function historyRoute<Room extends SavedRoom>({ saved, top, title }: Options<Room>) {
  const loader = async (args: LoaderFunctionArgs) => ({
    renderedAt: args.context.get(renderedAtContext),
    newest: await readNewest(saved, args),
  })

  const handle = {
    title,
    description:
      '最近ご覧になった物件を新しい順に並べ、家賃や価格の変更をお知らせします。記録はお使いの端末にだけ残ります。',
    breadcrumbs: crumbsFrom(top)('最近見た物件'),
    robots: 'noindex,follow',
  } satisfies RouteHandle<Awaited<ReturnType<typeof loader>>>

  function Component() {
    const { renderedAt, newest } = useLoaderData<typeof loader>()
    return <HistoryPage saved={saved} now={renderedAt} newest={newest} />
  }

  return { loader, handle, Component }
}
