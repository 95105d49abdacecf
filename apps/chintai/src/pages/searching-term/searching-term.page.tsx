import { searchingPage } from '@sumai/search/searching-page'
import { crumbs } from '../../paths.ts'

export const { loader, handle, Component } = searchingPage(
  async () =>
    (await import(/* webpackChunkName: "searching-late" */ '../../components/searching.late.ts'))
      .term,
  {
    title: '条件から探す',
    description:
      '賃料・間取り・設備などの条件を組み合わせて賃貸物件を探せます。選ぶたびに件数がわかります。',
    breadcrumbs: crumbs('条件から探す'),
  },
)
