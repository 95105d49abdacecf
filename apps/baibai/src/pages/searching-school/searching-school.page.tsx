import { searchingPage } from '@sumai/search/searching-page'
import { crumbs } from '../../paths.ts'

export const { loader, handle, Component } = searchingPage(
  async () =>
    (await import(/* webpackChunkName: "searching-late" */ '../../components/searching.late.ts'))
      .school,
  {
    title: '学校から探す（売買）',
    description:
      '通いたい大学・短大の近くの売買物件を探せます。学校ごとの件数を見ながら、いくつでも選べます。',
    breadcrumbs: crumbs('学校から探す'),
  },
)
