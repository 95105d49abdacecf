import { late } from '@sumai/platform'
import { searchingHandle } from '@sumai/search/searching-handle'
import { paths } from '../../paths.ts'

const page = late(
  () => import(/* webpackChunkName: "searching-late" */ './searching-school.late.tsx'),
)

export const loader = page('loader')

export const handle = searchingHandle({
  name: '学校から探す',
  description:
    '通いたい大学・短大の近くの賃貸物件を探せます。学校ごとの件数を見ながら、いくつでも選べます。',
  top: paths.top,
})

export const Component = page('Component')
