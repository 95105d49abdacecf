import { pickerRoute } from '@sumai/search/picker-route'
import { crumbs, paths } from '../../paths.ts'

const load = () => import(/* webpackChunkName: "searching-late" */ './searching.late.ts')

export const school = pickerRoute(async () => (await load()).school, {
  title: '学校から探す（売買）',
  description:
    '小学校区・中学校区から売買物件を探せます。市区町村を選ぶと、校区ごとの件数と価格の相場が並びます。大学・短大の近くからも探せます。',
  breadcrumbs: crumbs('学校から探す'),
})

export const term = pickerRoute(async () => (await load()).term, {
  title: '条件から探す（売買）',
  description:
    '価格・間取り・設備などの条件を組み合わせて売買物件を探せます。選ぶたびに件数がわかります。',
  breadcrumbs: crumbs('条件から探す'),
})

export const investTerm = pickerRoute(async () => (await load()).investTerm, {
  title: '条件から探す（投資用）',
  description:
    '利回り・価格・構造・築年数などの条件を組み合わせて投資用物件を探せます。選ぶたびに件数がわかります。',
  breadcrumbs: crumbs(['投資用物件', paths.investment], '条件から探す'),
})
