import type { Camelized } from '@sumai/api-client'
import type { StaffListingCounts } from '@sumai/api-client/contract/staff-listing'
import type { BoshuStatus } from '@sumai/api-client/contract/words'
import { isoDay } from '@sumai/format/dates'

type Counts = Camelized<StaffListingCounts>
type Query = { boshuStatus?: BoshuStatus[]; expiresUntil?: string; photosBelow?: number }

type Tab = {
  id: string
  label: string
  query: () => Query
  count: (counts: Counts) => number
  empty: string
}

const DAY = 24 * 3600 * 1000
const status = (...boshuStatus: BoshuStatus[]) => ({
  query: () => ({ boshuStatus }),
  count: ({ byStatus }: Counts) => boshuStatus.reduce((sum, it) => sum + byStatus[it], 0),
})

/** The parts of the list, by what has to be done. */
export const TABS: readonly Tab[] = [
  {
    id: 'all',
    label: 'すべて',
    query: () => ({}),
    count: ({ byStatus }) => Object.values(byStatus).reduce((sum, it) => sum + it, 0),
    empty: '物件はまだ登録されていません',
  },
  { id: 'public', label: '公開中', ...status('public'), empty: '公開中の物件はありません' },
  {
    id: 'expiring',
    label: '今週切れる',
    query: () => ({ expiresUntil: isoDay(new Date(Date.now() + 7 * DAY)) }),
    count: ({ expiring }) => expiring,
    empty: '今週中に期限が来る物件はありません',
  },
  {
    id: 'photos',
    label: '写真5枚未満',
    query: () => ({ boshuStatus: ['draft', 'public', 'applied'], photosBelow: 5 }),
    count: ({ fewPhotos }) => fewPhotos,
    empty: '写真が足りない物件はありません',
  },
  { id: 'applied', label: '申込あり', ...status('applied'), empty: '申込のある物件はありません' },
  { id: 'draft', label: '下書き', ...status('draft'), empty: '下書きはありません' },
  {
    id: 'closed',
    label: '募集終了・非公開',
    ...status('closed', 'hidden'),
    empty: '終えた物件はありません',
  },
]
