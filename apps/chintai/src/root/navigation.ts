import { AREAS } from '@sumai/domain/areas'
import { BRAND } from '@sumai/domain/brand'
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
    label: '路線・駅から',
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
      { label: '九州大学 伊都キャンパス', to: paths.term('kyushu-ito-univ') },
      { label: '福岡大学', to: paths.term('fukuoka-univ') },
      { label: '久留米大学 御井キャンパス', to: paths.term('kurume-mii-univ') },
      { label: '佐賀大学 本庄キャンパス', to: paths.term('saga-honjo-univ') },
      { label: '大学・短大をすべて見る', to: paths.searchBySchool },
    ],
  },
  {
    label: 'こだわり条件から',
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

const footer: SiteNavigation['footer'] = {
  groups: [
    {
      heading: '借りる',
      links: [
        { label: 'エリアから探す', to: paths.searchByArea },
        { label: '路線・駅から探す', to: paths.searchByStation },
        { label: '学校から探す', to: paths.searchBySchool },
        { label: '条件から探す', to: paths.searchByTerm },
        { label: '物件リクエスト', to: paths.request },
      ],
    },
    {
      heading: '貸す・任せる',
      links: [
        { label: '賃貸管理のご案内', to: paths.owner },
        { label: '空室対策・リノベーション', to: paths.ownerRegeneration },
        { label: '土地活用', to: paths.ownerUtilization },
        { label: 'オーナーセミナー', to: paths.ownerSeminar },
      ],
    },
    {
      heading: '売買・投資',
      links: [
        { label: '買う', to: paths.salesSite.buy },
        { label: '売る・無料査定', to: paths.salesSite.sell },
        { label: '投資用物件', to: paths.salesSite.investment },
        { label: 'お客様の声', to: paths.salesSite.voices },
      ],
    },
    {
      heading: `${BRAND.name}について`,
      links: [
        { label: '会社概要', to: paths.company },
        { label: '店舗一覧', to: paths.shops },
        { label: '5つの約束', to: paths.promise },
        { label: 'お知らせ', to: paths.newsList },
        { label: 'お問い合わせ', to: paths.contact },
      ],
    },
  ],
  legal: [
    { label: 'プライバシーポリシー', to: paths.privacy },
    { label: 'サイトマップ', to: paths.sitemap },
    { label: 'リンク集', to: paths.links },
  ],
}

/** The menu of the rental site. */
export const navigation: SiteNavigation = {
  site: 'chintai',
  entries: [
    { label: '物件を探す', to: paths.search, columns: searches },
    { label: '店舗を探す', to: paths.shops },
    { label: 'オーナー様へ', to: paths.owner },
    { label: 'お知らせ', to: paths.newsList },
    { label: '賃貸のQ&A', to: paths.questions },
    { label: '街の情報', to: paths.infoList },
    { label: '物件ライブラリー', to: paths.library },
  ],
  quick: searches,
  aside: { label: '希望条件を伝えて紹介を待つ', to: paths.request, icon: 'chat' },
  search: { label: '物件を探す', to: paths.search },
  history: { label: '最近見た物件', to: paths.history },
  favourites: { label: 'お気に入り', to: paths.favourites() },
  actions: [
    { label: '来店予約', to: paths.reservationForm },
    { label: 'お問い合わせ', to: paths.contact },
  ],
  help: {
    heading: 'お部屋さがしのご相談',
    text: '希望の街や家賃が決まっていなくても大丈夫です。お近くの店舗が一緒に条件を整理します。',
    actions: [
      { label: '来店を予約する', to: paths.reservationForm },
      { label: '物件リクエスト', to: paths.request },
    ],
  },
  waysOn: [
    { label: '賃貸物件を探す', to: paths.search },
    { label: '売買物件を探す', to: paths.salesSite.top },
    { label: '店舗を探す', to: paths.shops },
    { label: 'お問い合わせ', to: paths.contact },
  ],
  footer,
}
