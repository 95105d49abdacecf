import { late } from '@sumai/platform'
import { searchingHandle } from '@sumai/search/searching-handle'
import { paths } from '../../paths.ts'

const page = late(
  () => import(/* webpackChunkName: "searching-late" */ './searching-term.late.tsx'),
)

export const loader = page('loader')

export const handle = searchingHandle({
  name: '条件から探す',
  description:
    '賃料・間取り・設備などの条件を組み合わせて賃貸物件を探せます。選ぶたびに件数がわかります。',
  top: paths.top,
})

export const Component = page('Component')
