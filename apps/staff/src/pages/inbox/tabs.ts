import type { InquiryStatus } from '@sumai/api-client/contract/staff-inquiry'

type TabId = 'new' | 'open' | 'done' | 'mine' | 'spam'

type Tab = {
  id: TabId
  label: string
  status?: InquiryStatus[]
  isMine?: true
  /** Unread first, and who waits longest; else the latest first. */
  isQueue?: true
  empty: string
}

/** The parts of the inbox. */
export const TABS: readonly Tab[] = [
  {
    id: 'new',
    label: '未対応',
    status: ['new'],
    isQueue: true,
    empty: '待っている方はいません',
  },
  {
    id: 'open',
    label: '対応中',
    status: ['in_progress', 'visit', 'applied'],
    empty: '対応中のお問い合わせはありません',
  },
  { id: 'done', label: '完了', status: ['done', 'lost'], empty: '終わったものはまだありません' },
  {
    id: 'mine',
    label: '自分',
    status: ['new', 'in_progress', 'visit', 'applied'],
    isMine: true,
    empty: '担当しているお問い合わせはありません',
  },
  { id: 'spam', label: '迷惑', status: ['spam'], empty: '迷惑なものは届いていません' },
]

/** In the order of the work; `spam` is given by a trap, never by hand. */
export const STATUSES: readonly { value: Exclude<InquiryStatus, 'spam'>; label: string }[] = [
  { value: 'new', label: '未対応' },
  { value: 'in_progress', label: '対応中' },
  { value: 'visit', label: '来店・内見' },
  { value: 'applied', label: '申込' },
  { value: 'done', label: '完了' },
  { value: 'lost', label: '不成立' },
]

export const labelOf = (status: InquiryStatus) =>
  STATUSES.find(({ value }) => value === status)?.label ?? '迷惑'
