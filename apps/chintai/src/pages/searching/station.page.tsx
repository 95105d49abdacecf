import { pickerRoute } from '@sumai/search/picker-route'
import { crumbs } from '../../paths.ts'

export const { loader, handle, Component } = pickerRoute(
  () => import(/* webpackChunkName: "station-late" */ './station.late.ts'),
  {
    title: '沿線・駅から探す',
    description:
      '西鉄・JR・地下鉄など19路線の駅から賃貸物件を探せます。駅ごとの件数と賃料の相場を路線図で見ながら、区間でも選べます。',
    breadcrumbs: crumbs('沿線・駅から探す'),
  },
)
