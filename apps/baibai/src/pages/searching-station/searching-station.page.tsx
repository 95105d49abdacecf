import { searchingPage } from '@sumai/search/searching-page'
import { crumbs } from '../../paths.ts'

export const { loader, handle, Component } = searchingPage(
  async () =>
    (await import(/* webpackChunkName: "searching-late" */ '../../components/searching.late.ts'))
      .station,
  {
    title: '沿線・駅から探す（売買）',
    description:
      '西鉄・JR・地下鉄の4路線の駅から売買物件を探せます。駅ごとの件数と徒歩時間で絞り込めます。',
    breadcrumbs: crumbs('沿線・駅から探す'),
  },
)
