import { late } from '@sumai/platform'
import { searchingHandle } from '@sumai/search/searching-handle'
import { paths } from '../../paths.ts'

const page = late(
  () => import(/* webpackChunkName: "searching-late" */ './searching-area.late.tsx'),
)

export const loader = page('loader')

export const handle = searchingHandle({
  name: 'エリアから探す',
  description:
    '福岡・佐賀・熊本北部の36の市区町村から賃貸物件を探せます。市区町村ごとの件数を見ながら、いくつでも選べます。',
  top: paths.top,
})

export const Component = page('Component')
