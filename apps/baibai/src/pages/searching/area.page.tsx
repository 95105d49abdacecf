import { CITY_COUNT } from '@sumai/domain/areas'
import { pickerRoute } from '@sumai/search/picker-route'
import { crumbs } from '../../paths.ts'

export const { loader, handle, Component } = pickerRoute(
  () => import(/* webpackChunkName: "area-late" */ './area.late.ts'),
  {
    title: 'エリアから探す（売買）',
    description: `福岡・佐賀・熊本北部の${CITY_COUNT}の市区町村から売買物件を探せます。市区町村ごとの件数と価格の相場を地図で見ながら、いくつでも選べます。`,
    breadcrumbs: crumbs('エリアから探す'),
  },
)
