import { late, type RouteHandle } from '@sumai/platform'
import { crumbs, paths } from '../../paths.ts'

const page = late(
  () => import(/* webpackChunkName: "searching-late" */ './searching-invest-term.late.tsx'),
)

export const loader = page('loader')

const TITLE = '条件から探す（投資用）'

export const handle = {
  title: TITLE,
  description:
    '利回り・価格・構造・築年数などの条件を組み合わせて投資用物件を探せます。選ぶたびに件数がわかります。',
  breadcrumbs: crumbs(['投資用物件', paths.investment], '条件から探す'),
  robots: ({ url }) => (url.search === '' ? 'index,follow' : 'noindex,follow'),
} satisfies RouteHandle

export const Component = page('Component')
