import { HistoryPage } from '@sumai/listings/history-page'
import {
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { SAVED } from '../../components/saved-listings.ts'
import { paths } from '../../paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  renderedAt: context.get(renderedAtContext),
})

export const handle = {
  title: '最近見た物件（売買）',
  description:
    '最近ご覧になった物件を新しい順に並べ、家賃や価格の変更をお知らせします。記録はお使いの端末にだけ残ります。',
  breadcrumbs: () => [
    { label: 'トップ', to: paths.top },
    { label: '最近見た物件', to: null },
  ],
  robots: 'noindex,follow',
} satisfies RouteHandle<ReturnType<typeof loader>>

export function Component() {
  return <HistoryPage saved={SAVED} now={useLoaderData<typeof loader>().renderedAt} />
}
