import { late } from '@sumai/platform'
import { searchingHandle } from '@sumai/search/searching-handle'
import { paths } from '../../paths.ts'

const page = late(
  () => import(/* webpackChunkName: "searching-late" */ './searching-station.late.tsx'),
)

export const loader = page('loader')

export const handle = searchingHandle({
  name: '沿線・駅から探す',
  description:
    '西鉄・JR・地下鉄の4路線の駅から賃貸物件を探せます。駅ごとの件数と徒歩時間で絞り込めます。',
  top: paths.top,
})

export const Component = page('Component')
