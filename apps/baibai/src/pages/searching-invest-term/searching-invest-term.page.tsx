import { searchingPage } from '@sumai/search/searching-page'
import { crumbs, paths } from '../../paths.ts'

export const { loader, handle, Component } = searchingPage(
  async () =>
    (await import(/* webpackChunkName: "searching-late" */ '../../components/searching.late.ts'))
      .investTerm,
  {
    title: '条件から探す（投資用）',
    description:
      '利回り・価格・構造・築年数などの条件を組み合わせて投資用物件を探せます。選ぶたびに件数がわかります。',
    breadcrumbs: crumbs(['投資用物件', paths.investment], '条件から探す'),
  },
)
