import { searchBuilderRoute } from '@sumai/search/search-builder-route'
import { crumbs } from '../../paths.ts'

const load = () => import(/* webpackChunkName: "searching-late" */ './searching.late.ts')

export const area = searchBuilderRoute(async () => (await load()).area, {
  title: 'エリアから探す',
  description:
    '福岡・佐賀・熊本北部の36の市区町村から賃貸物件を探せます。市区町村ごとの件数を見ながら、いくつでも選べます。',
  breadcrumbs: crumbs('エリアから探す'),
})

export const station = searchBuilderRoute(async () => (await load()).station, {
  title: '沿線・駅から探す',
  description:
    '西鉄・JR・地下鉄など19路線の駅から賃貸物件を探せます。駅ごとの件数と徒歩時間で絞り込めます。',
  breadcrumbs: crumbs('沿線・駅から探す'),
})

export const school = searchBuilderRoute(async () => (await load()).school, {
  title: '学校から探す',
  description:
    '通いたい大学・短大の近くの賃貸物件を探せます。学校ごとの件数を見ながら、いくつでも選べます。',
  breadcrumbs: crumbs('学校から探す'),
})

export const term = searchBuilderRoute(async () => (await load()).term, {
  title: '条件から探す',
  description:
    '賃料・間取り・設備などの条件を組み合わせて賃貸物件を探せます。選ぶたびに件数がわかります。',
  breadcrumbs: crumbs('条件から探す'),
})
