import { type FooterAnswers, footerLists } from '@sumai/content/footer-lists'
import { siteFooter } from '@sumai/content/site-footer'
import { AREAS } from '@sumai/domain/areas'
import type { NavColumn, SiteNavigation } from '@sumai/platform'
import { paths } from '../paths.ts'

const searches: readonly NavColumn[] = [
  {
    label: 'エリアから',
    to: paths.searchByArea,
    icon: 'pin',
    links: AREAS.map(({ short, slug }) => ({ label: short, to: paths.term(slug) })),
  },
  {
    label: '沿線・駅から',
    to: paths.searchByStation,
    icon: 'train',
    links: [
      { label: '西鉄天神大牟田線', to: paths.term('nishitetsu-tenjin-omuta-sen') },
      { label: 'JR鹿児島本線', to: paths.term('jr-kagoshima-honsen') },
      { label: '福岡市地下鉄空港線', to: paths.term('fukuoka-chikatetsu-kuko-sen') },
      { label: 'JR長崎本線', to: paths.term('jr-nagasaki-honsen') },
    ],
  },
  {
    label: '学校から',
    to: paths.searchBySchool,
    icon: 'school',
    links: [
      { label: '西南学院大学', to: paths.term('seinan-gakuin-univ') },
      { label: '福岡大学', to: paths.term('fukuoka-univ') },
      { label: '久留米大学 御井キャンパス', to: paths.term('kurume-mii-univ') },
      { label: '佐賀大学 本庄キャンパス', to: paths.term('saga-honjo-univ') },
      { label: '大学・短大をすべて見る', to: paths.searchBySchool },
    ],
  },
  {
    label: '条件から',
    to: paths.searchByTerm,
    icon: 'sliders',
    links: [
      { label: '敷金なし', to: paths.term('no-shikikin') },
      { label: 'インターネット無料', to: paths.term('free-internet') },
      { label: 'ペット相談可', to: paths.term('pet') },
      { label: '駐車場2台無料', to: paths.term('free-parking-2') },
      { label: '2階以上', to: paths.term('second-floor') },
    ],
  },
]

export const navigation: SiteNavigation = {
  site: 'chintai',
  entries: [
    {
      label: '物件を探す',
      to: paths.search,
      below: [paths.search, paths.searching],
      columns: searches,
    },
    { label: '店舗を探す', to: paths.shops },
    { label: 'オーナー様へ', to: paths.owner },
    { label: 'お知らせ', to: paths.newsList },
    { label: '賃貸のQ&A', to: paths.questions },
    { label: '街の情報', to: paths.infoList },
    { label: '物件ライブラリー', to: paths.library, below: paths.buildings },
  ],
  quick: searches,
  aside: { label: '物件リクエスト', to: paths.request, icon: 'chat' },
  search: { label: '物件を探す', to: paths.search },
  history: { label: '最近見た物件', to: paths.history },
  favourites: { label: 'お気に入り', to: paths.favourites() },
  actions: [
    { label: '来店予約', to: paths.reservationForm },
    { label: 'お問い合わせ', to: paths.contact },
  ],
  help: {
    heading: 'お部屋さがしのご相談',
    text: '希望の街や賃料が決まっていなくても大丈夫です。お近くの店舗が一緒に条件を整理します。',
    actions: [
      { label: '来店を予約する', to: paths.reservationForm },
      { label: '物件リクエスト', to: paths.request },
    ],
  },
  waysOn: [
    { label: 'エリアから探す', to: paths.searchByArea, icon: 'pin' },
    { label: '沿線・駅から探す', to: paths.searchByStation, icon: 'train' },
    { label: '店舗を探す', to: paths.shops, icon: 'building' },
    { label: 'お問い合わせ', to: paths.contact, icon: 'mail' },
  ],
  footer: siteFooter({ site: 'chintai', rental: paths, sales: paths.salesSite, own: paths }),
}

export const rentalFooterLists = (answers: FooterAnswers) =>
  footerLists({ what: '賃貸', toPlace: paths.term, toShop: paths.shop }, answers)
