import { InfoIcon, KeyIcon, PlusIcon, StopIcon, TrendIcon } from '@sumai/ui/icon'
import { toAccount, toCalendar, toInbox, toListings } from '../paths.ts'
import type { Item } from './item.ts'
import { openKeys } from './palette-state.ts'

type Action = Item & { reading: string }

/** What can be done from everywhere. */
export const ACTIONS: readonly Action[] = [
  {
    ...{ id: 'book', label: '来店予約を入れる', reading: 'よやくをいれる でんわ' },
    ...{ icon: PlusIcon, to: toCalendar({ open: 'new' }), keys: ['C'] },
  },
  {
    ...{ id: 'block', label: '予約の受付を止める', reading: 'うけつけをとめる ブロック' },
    ...{ icon: StopIcon, to: toCalendar({ do: 'block' }), keys: ['B'] },
  },
  {
    ...{ id: 'expiring', label: '期限が近い物件を確かめる', reading: 'きげん かくにん' },
    ...{ icon: TrendIcon, to: toListings('chintai', { tab: 'expiring' }) },
  },
  {
    ...{ id: 'mine', label: '自分が担当するお問い合わせ', reading: 'じぶん たんとう' },
    ...{ icon: InfoIcon, to: toInbox({ tab: 'mine' }) },
  },
  {
    ...{ id: 'passkey', label: 'パスキーを登録する', reading: 'ぱすきー とうろく' },
    ...{ icon: KeyIcon, to: toAccount() },
  },
  {
    ...{ id: 'keys', label: 'キー操作の一覧', reading: 'きーそうさ しょーとかっと' },
    ...{ icon: InfoIcon, run: openKeys, keys: ['?'] },
  },
]
