import {
  BookIcon,
  BuildingIcon,
  CalendarIcon,
  CameraIcon,
  HomeIcon,
  InboxIcon,
  KeyIcon,
  MegaphoneIcon,
  RecordIcon,
  UploadIcon,
  UserIcon,
} from '@sumai/ui/icon'
import {
  toAccount,
  toBuildings,
  toCalendar,
  toCamera,
  toContent,
  toImports,
  toInbox,
  toListings,
  toMails,
  toRecords,
  toToday,
} from '../paths.ts'
import type { Session } from '../session/session-state.ts'

type Place = {
  to: string
  label: string
  /** How it is read, for the palette. */
  reading: string
  icon: typeof HomeIcon
  /** Goes there after G. */
  key?: string
  /** Also in the bottom bar of a phone; the palette finds every place. */
  isOnBar?: boolean
  /** The head office's own. */
  isOffice?: boolean
}

/** Where one can go: the rail, the bar of a phone, the palette, and G with the letter. */
export const PLACES: readonly Place[] = [
  { to: toToday(), label: '今日', reading: 'きょう', icon: HomeIcon, key: 'T', isOnBar: true },
  {
    to: toInbox(),
    label: '受信箱',
    reading: 'じゅしんばこ おといあわせ',
    icon: InboxIcon,
    key: 'I',
    isOnBar: true,
  },
  {
    to: toCalendar(),
    label: '予約',
    reading: 'よやく かれんだー',
    icon: CalendarIcon,
    key: 'C',
    isOnBar: true,
  },
  { to: toListings(), label: '物件', reading: 'ぶっけん', icon: KeyIcon, key: 'L', isOnBar: true },
  { to: toBuildings(), label: '建物', reading: 'たてもの', icon: BuildingIcon, key: 'B' },
  {
    to: toContent(),
    label: 'コンテンツ',
    reading: 'こんてんつ おしらせ',
    icon: BookIcon,
    key: 'W',
  },
  { to: toImports(), label: '取込', reading: 'とりこみ', icon: UploadIcon, isOffice: true },
  { to: toMails(), label: '配信', reading: 'はいしん めーる', icon: MegaphoneIcon, isOffice: true },
  { to: toRecords(), label: '記録', reading: 'きろく りれき', icon: RecordIcon, isOffice: true },
]

export const ACCOUNT: Place = {
  to: toAccount(),
  label: '自分',
  reading: 'じぶん せってい',
  icon: UserIcon,
  key: 'M',
}

export const placesFor = (userType: Session['staff']['userType']) =>
  PLACES.filter(({ isOffice }) => userType === 'admin' || !isOffice)

/** On phones alone: that is where pictures are taken. */
export const CAMERA: Place = {
  to: toCamera(),
  label: '撮る',
  reading: 'とる かめら しゃしん',
  icon: CameraIcon,
}

/** Whether a place is shown as current: it, or what lies below it. */
export const isAt = (to: string, pathname: string) =>
  to === '/' ? pathname === '/' : pathname.split('/')[1] === to.split('/')[1]
