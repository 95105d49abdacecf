import { AREAS } from '@sumai/domain/areas'
import {
  BuildingIcon,
  CalculatorIcon,
  HomeIcon,
  KeyIcon,
  LandIcon,
  MailIcon,
  PinIcon,
  TrendIcon,
} from '../icon/icon.tsx'
import type { NavColumn, SiteNav } from './nav.ts'

const buy: readonly NavColumn[] = [
  {
    label: '物件を探す',
    to: '/baibai/search',
    icon: BuildingIcon,
    links: [
      { label: '中古マンション', to: '/baibai/search/sale-used-condo' },
      { label: '中古一戸建て', to: '/baibai/search/sale-used-house' },
      { label: '新築一戸建て', to: '/baibai/search/sale-new-house' },
      { label: '土地', to: '/baibai/search/sale-lot' },
      { label: '購入をお考えの方へ', to: '/baibai/buy' },
    ],
  },
  {
    label: 'エリアから',
    to: '/baibai/searching/area',
    icon: PinIcon,
    links: AREAS.map(({ short, slug }) => ({ label: short, to: `/baibai/search/${slug}` })),
  },
  {
    label: '投資用物件',
    to: '/baibai/investment',
    icon: TrendIcon,
    links: [
      { label: '投資用マンション', to: '/baibai/search_invest/invest-condo' },
      { label: '投資用アパート', to: '/baibai/search_invest/invest-apartment' },
      { label: '一棟売り', to: '/baibai/search_invest/ittou' },
      { label: '利回りなどの条件から', to: '/baibai/searching_invest/term' },
    ],
  },
  {
    label: '新築・リノベーション',
    to: '/baibai/tateuri',
    icon: HomeIcon,
    links: [
      { label: '新築分譲住宅', to: '/baibai/tateuri' },
      { label: '販売中の分譲地', to: '/baibai/tateuri/list' },
      { label: 'リノベーション', to: '/baibai/renovation' },
    ],
  },
]

const sell: readonly NavColumn[] = [
  {
    label: '無料査定',
    to: '/baibai/satei',
    icon: CalculatorIcon,
    note: '近隣の成約事例をもとに、担当者が価格の見込みをお伝えします。',
  },
  {
    label: '不動産買取',
    to: '/baibai/kaitori',
    icon: KeyIcon,
    note: '広告を出さずに、当社が直接買い取ります。',
  },
  {
    label: '売却・販売実績',
    to: '/baibai/sales',
    icon: TrendIcon,
    note: 'これまでの成約を、種別と地域ごとにご覧いただけます。',
  },
  {
    label: '売却の進め方',
    to: '/baibai/sell',
    icon: LandIcon,
    note: '仲介と買取のちがい、費用、引渡しまでの流れ。',
  },
]

export const BAIBAI_NAV: SiteNav = {
  site: 'baibai',
  entries: [
    { label: '買う', to: '/baibai/buy', columns: buy },
    { label: '売る', to: '/baibai/sell', columns: sell },
    { label: '投資用物件', to: '/baibai/investment' },
    { label: 'お客様の声', to: '/baibai/customer' },
    { label: '店舗を探す', to: '/baibai/shop' },
    { label: 'お知らせ', to: '/baibai/news' },
    { label: '売買のQ&A', to: '/baibai/oshiete' },
  ],
  quick: buy,
  aside: { label: '新着をメールで受け取る', to: '/baibai/mail-magazine', icon: MailIcon },
  search: { label: '物件を探す', to: '/baibai/search' },
  history: { label: '最近見た物件', to: '/baibai/history' },
  favourites: { label: 'お気に入り', to: '/baibai/favorite' },
  actions: [
    { label: '無料査定', to: '/baibai/satei' },
    { label: 'お問い合わせ', to: '/baibai/contact' },
  ],
  help: {
    heading: '売買のご相談',
    text: '住み替えや相続など、まだ決まっていない段階でもご相談いただけます。',
    actions: [
      { label: '来店・見学を予約する', to: '/baibai/reservation' },
      { label: '売買のお問い合わせ', to: '/baibai/contact' },
    ],
  },
}
