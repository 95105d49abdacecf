import { CalendarIcon, HomeIcon, InboxIcon, KeyIcon, UserIcon } from '@sumai/ui/icon'
import { toAccount, toCalendar, toInbox, toListings, toToday } from '../paths.ts'

type Place = {
  to: string
  label: string
  icon: typeof HomeIcon
  /** Goes there after G. */
  key?: string
  /** Also under the thumb of a phone; everything is found by the palette. */
  isOnBar?: boolean
}

/** Where one can go: the rail, the bar of a phone, the palette, and G with the letter. */
export const PLACES: readonly Place[] = [
  { to: toToday(), label: '今日', icon: HomeIcon, key: 'T', isOnBar: true },
  { to: toInbox(), label: '受信箱', icon: InboxIcon, key: 'I', isOnBar: true },
  { to: toCalendar(), label: '予約', icon: CalendarIcon, key: 'C', isOnBar: true },
  { to: toListings(), label: '物件', icon: KeyIcon, key: 'L', isOnBar: true },
]

export const ACCOUNT: Place = { to: toAccount(), label: '自分', icon: UserIcon, key: 'M' }

/** Whether a place is shown as current: it, or what lies below it. */
export const isAt = (to: string, pathname: string) =>
  to === '/' ? pathname === '/' : pathname.split('/')[1] === to.split('/')[1]
