import { latePage } from '@sumai/platform'
import { searchingHandle } from '@sumai/search/searching-handle'
import { paths } from '../../paths.ts'

export const { loader, Component } = latePage(
  () => import(/* webpackChunkName: "searching-late" */ './searching-term.tsx'),
)

export const handle = searchingHandle({
  name: '条件から探す',
  title: '条件から探す（売買）',
  description:
    '価格・間取り・設備などの条件を組み合わせて売買物件を探せます。選ぶたびに件数がわかります。',
  top: paths.top,
})
