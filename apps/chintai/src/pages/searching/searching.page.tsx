import { pickerRoute } from '@sumai/search/picker-route'
import { crumbs } from '../../paths.ts'

const load = () => import(/* webpackChunkName: "searching-late" */ './searching.late.ts')

export const school = pickerRoute(async () => (await load()).school, {
  title: '学校から探す',
  description:
    '通いたい大学・短大の近くの賃貸物件を探せます。学校ごとの件数を見ながら、いくつでも選べます。',
  breadcrumbs: crumbs('学校から探す'),
})

export const term = pickerRoute(async () => (await load()).term, {
  title: '条件から探す',
  description:
    '賃料・間取り・設備などの条件を組み合わせて賃貸物件を探せます。選ぶたびに件数がわかります。',
  breadcrumbs: crumbs('条件から探す'),
})
