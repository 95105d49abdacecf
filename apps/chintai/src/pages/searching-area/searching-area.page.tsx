import { searchingPage } from '@sumai/search/searching-page'
import { crumbs } from '../../paths.ts'

export const { loader, handle, Component } = searchingPage(
  async () =>
    (await import(/* webpackChunkName: "searching-late" */ '../../components/searching.late.ts'))
      .area,
  {
    title: 'エリアから探す',
    description:
      '福岡・佐賀・熊本北部の36の市区町村から賃貸物件を探せます。市区町村ごとの件数を見ながら、いくつでも選べます。',
    breadcrumbs: crumbs('エリアから探す'),
  },
)
