import { type FooterAnswers, footerLists } from '@sumai/content/footer-lists'
import { siteFooter } from '@sumai/content/site-footer'
import { AREAS } from '@sumai/domain/areas'
import type { NavColumn, SiteNavigation } from '@sumai/platform'
import { paths } from '../paths.ts'

const buy: readonly NavColumn[] = [
  {
    label: '物件を探す',
    to: paths.search,
    icon: 'building',
    links: [
      { label: '中古マンション', to: paths.kind('hanbai_mansion') },
      { label: '中古一戸建て', to: paths.kind('hanbai_chuko') },
      { label: '新築一戸建て', to: paths.kind('hanbai_shinchiku') },
      { label: '土地', to: paths.kind('hanbai_tochi') },
      { label: '購入をお考えの方へ', to: paths.buy },
    ],
  },
  {
    label: 'エリアから',
    to: paths.searchByArea,
    icon: 'pin',
    links: AREAS.map(({ short, slug }) => ({ label: short, to: paths.place(slug) })),
  },
  {
    label: '投資用物件',
    to: paths.investment,
    icon: 'trend',
    links: [
      { label: '投資用マンション', to: paths.investmentsOfKind('invest-condo') },
      { label: '投資用アパート', to: paths.investmentsOfKind('invest-apartment') },
      { label: '一棟売り', to: paths.investmentsOfKind('ittou') },
      { label: '利回りなどの条件から', to: paths.investmentTerms },
    ],
  },
  {
    label: '新築・リノベーション',
    to: paths.tateuri,
    icon: 'home',
    links: [
      { label: '新築分譲住宅', to: paths.tateuri },
      { label: '販売中の分譲地', to: paths.tateuriList },
      { label: 'リノベーション', to: paths.renovation },
    ],
  },
]

const sell: readonly NavColumn[] = [
  {
    label: '無料査定',
    to: paths.satei,
    icon: 'calculator',
    note: '近隣の成約事例をもとに、担当者が価格の見込みをお伝えします。',
  },
  {
    label: '不動産買取',
    to: paths.kaitori,
    icon: 'key',
    note: '広告を出さずに、当社が直接買い取ります。',
  },
  {
    label: '売却・販売実績',
    to: paths.sales,
    icon: 'trend',
    note: 'これまでの成約を、種別と地域ごとにご覧いただけます。',
  },
  {
    label: '売却の進め方',
    to: paths.sell,
    icon: 'land',
    note: '仲介と買取のちがい、費用、引渡しまでの流れ。',
  },
]

const TO_BUY = [paths.buy, paths.search, paths.searching, paths.tateuri, paths.renovation]
const TO_SELL = [paths.sell, paths.satei, paths.kaitori, paths.sales]
const TO_INVEST = [paths.investment, paths.investments(), paths.searchingInvestments]

export const navigation: SiteNavigation = {
  site: 'baibai',
  entries: [
    { label: '買う', to: paths.buy, below: TO_BUY, columns: buy },
    { label: '売る', to: paths.sell, below: TO_SELL, columns: sell },
    { label: '投資用物件', to: paths.investment, below: TO_INVEST },
    { label: 'お客様の声', to: paths.voices },
    { label: '店舗を探す', to: paths.shops },
    { label: 'お知らせ', to: paths.newsList },
    { label: '売買のQ&A', to: paths.questions },
  ],
  quick: buy,
  aside: { label: '新着をメールで受け取る', to: paths.mailMagazine, icon: 'mail' },
  search: { label: '物件を探す', to: paths.search },
  history: { label: '最近見た物件', to: paths.history },
  favourites: { label: 'お気に入り', to: paths.favourites() },
  actions: [
    { label: '無料査定', to: paths.satei },
    { label: 'お問い合わせ', to: paths.contact },
  ],
  help: {
    heading: '売買のご相談',
    text: '住み替えや相続など、まだ決まっていない段階でもご相談いただけます。',
    actions: [
      { label: '来店・見学を予約する', to: paths.reservationForm },
      { label: '売買のお問い合わせ', to: paths.contact },
    ],
  },
  waysOn: [
    { label: 'エリアから探す', to: paths.searchByArea, icon: 'pin' },
    { label: '無料査定', to: paths.satei, icon: 'calculator' },
    { label: '店舗を探す', to: paths.shops, icon: 'building' },
    { label: 'お問い合わせ', to: paths.contact, icon: 'mail' },
  ],
  footer: siteFooter({ site: 'baibai', rental: paths.rentalSite, sales: paths, own: paths }),
}

/** Linked by `?bukken_type=`, not by the terms of the path. */
const TYPES = [
  ['中古マンション', 'hanbai_mansion'],
  ['中古一戸建て', 'hanbai_chuko'],
  ['新築一戸建て', 'hanbai_shinchiku'],
  ['新築分譲住宅', 'tateuri'],
  ['土地', 'hanbai_tochi'],
] as const

const byType = {
  icon: 'home',
  heading: '物件種別から探す',
  groups: [{ name: '', links: TYPES.map(([label, type]) => ({ label, to: paths.ofType(type) })) }],
} as const

/** The footer of the sales site names a university only when something is for sale near it. */
export const salesFooterLists = (answers: FooterAnswers) =>
  footerLists(
    { what: '物件', toPlace: paths.place, toShop: paths.shop, first: byType },
    { ...answers, schools: answers.schools.filter((it) => it.baibaiBukkenSuu > 0) },
  )
