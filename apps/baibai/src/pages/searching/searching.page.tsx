import { pickerRoute } from '@sumai/search/picker-route'
import { crumbs, paths } from '../../paths.ts'

const load = () => import(/* webpackChunkName: "searching-late" */ './searching.late.ts')

export const school = pickerRoute(async () => (await load()).school, {
  title: '学校から探す（売買）',
  description:
    '通いたい大学・短大の近くの売買物件を探せます。学校ごとの件数を見ながら、いくつでも選べます。',
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
