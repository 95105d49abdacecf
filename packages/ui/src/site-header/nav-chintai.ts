import { AREAS } from '@sumai/domain/areas'
import { ChatIcon, PinIcon, SchoolIcon, SlidersIcon, TrainIcon } from '../icon/icon.tsx'
import type { NavColumn, SiteNav } from './nav.ts'

const columns: readonly NavColumn[] = [
  {
    label: 'エリアから',
    to: '/searching/area',
    icon: PinIcon,
    links: AREAS.map(({ short, slug }) => ({ label: short, to: `/search/${slug}` })),
  },
  {
    label: '路線・駅から',
    to: '/searching/station',
    icon: TrainIcon,
    links: [
      { label: '西鉄天神大牟田線', to: '/search/nishitetsu-tenjin-omuta-sen' },
      { label: 'JR鹿児島本線', to: '/search/jr-kagoshima-honsen' },
      { label: '福岡市地下鉄空港線', to: '/search/fukuoka-chikatetsu-kuko-sen' },
      { label: 'JR長崎本線', to: '/search/jr-nagasaki-honsen' },
    ],
  },
  {
    label: '学校から',
    to: '/searching/school',
    icon: SchoolIcon,
    links: [
      { label: '九州大学 伊都キャンパス', to: '/search/kyushu-ito-univ' },
      { label: '福岡大学', to: '/search/fukuoka-univ' },
      { label: '久留米大学 御井キャンパス', to: '/search/kurume-mii-univ' },
      { label: '佐賀大学 本庄キャンパス', to: '/search/saga-honjo-univ' },
      { label: '大学・短大をすべて見る', to: '/searching/school' },
    ],
  },
  {
    label: 'こだわり条件から',
    to: '/searching/term',
    icon: SlidersIcon,
    links: [
      { label: '敷金なし', to: '/search/no-shikikin' },
      { label: 'インターネット無料', to: '/search/free-internet' },
      { label: 'ペット相談可', to: '/search/pet' },
      { label: '駐車場2台無料', to: '/search/free-parking-2' },
      { label: '2階以上', to: '/search/second-floor' },
    ],
  },
]

export const CHINTAI_NAV: SiteNav = {
  site: 'chintai',
  entries: [
    { label: '物件を探す', to: '/search', columns },
    { label: '店舗を探す', to: '/company/shop' },
    { label: 'オーナー様へ', to: '/owner' },
    { label: 'お知らせ', to: '/news' },
    { label: '賃貸のQ&A', to: '/oshiete' },
    { label: '街の情報', to: '/info' },
    { label: '物件ライブラリー', to: '/articles' },
  ],
  quick: columns,
  aside: { label: '希望条件を伝えて紹介を待つ', to: '/request', icon: ChatIcon },
  search: { label: '物件を探す', to: '/search' },
  history: { label: '最近見た物件', to: '/history' },
  favourites: { label: 'お気に入り', to: '/favorite' },
  actions: [
    { label: '来店予約', to: '/reservation' },
    { label: 'お問い合わせ', to: '/contact' },
  ],
  help: {
    heading: 'お部屋さがしのご相談',
    text: '希望の街や家賃が決まっていなくても大丈夫です。お近くの店舗が一緒に条件を整理します。',
    actions: [
      { label: '来店を予約する', to: '/reservation' },
      { label: '物件リクエスト', to: '/request' },
    ],
  },
}
