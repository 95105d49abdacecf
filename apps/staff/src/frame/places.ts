import { BuildingIcon, CameraIcon, HomeIcon, KeyIcon, MailIcon, UserIcon } from '@sumai/ui/icon'
import { toAccount, toBuildings, toCamera, toInbox, toListings, toToday } from '../paths.ts'

type Place = {
  to: string
  label: string
  icon: typeof MailIcon
  key: string
  /** In the rail alone: a thumb reaches five. */
  isRare?: true
}

/** Where one can go: the rail, the bar of a phone, and G with the letter. */
export const PLACES: readonly Place[] = [
  { to: toToday(), label: '今日', icon: HomeIcon, key: 'T' },
  { to: toInbox(), label: '受信箱', icon: MailIcon, key: 'I' },
  { to: toListings(), label: '物件', icon: KeyIcon, key: 'L' },
  { to: toBuildings(), label: '建物', icon: BuildingIcon, key: 'B', isRare: true },
]

export const ACCOUNT: Place = { to: toAccount(), label: '自分', icon: UserIcon, key: 'M' }

/** On phones alone: that is where pictures are taken. */
export const CAMERA: Place = { to: toCamera(), label: '撮る', icon: CameraIcon, key: '' }

/** Whether a place is shown as current: it, or what lies below it. */
export const isAt = (to: string, pathname: string) =>
  to === '/' ? pathname === '/' : pathname.split('/')[1] === to.split('/')[1]
