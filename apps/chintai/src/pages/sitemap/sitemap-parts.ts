import { paths } from '../../paths.ts'

/** Kinds of property, each with its term in the path of a search. */
export const KINDS = [
  { term: 'mansion', label: '賃貸マンション', short: 'マンション' },
  { term: 'apartment', label: '賃貸アパート', short: 'アパート' },
  { term: 'kodate', label: '賃貸一戸建て', short: '戸建て' },
  { term: 'tenpo', label: '貸店舗・事務所', short: '店舗' },
  { term: 'souko', label: '貸倉庫・工場', short: '倉庫' },
]

/** Every page that is not a search of a city. */
export const PARTS = [
  {
    heading: '部屋を探す',
    links: [
      { label: '賃貸物件検索', to: paths.search },
      { label: 'エリアから探す', to: paths.searchByArea },
      { label: '沿線・駅から探す', to: paths.searchByStation },
      { label: '学校から探す', to: paths.searchBySchool },
      { label: '条件から探す', to: paths.searchByTerm },
      { label: '物件ライブラリー', to: paths.library },
      { label: '建物から探す', to: paths.buildings },
    ],
  },
  {
    heading: '種別から探す',
    links: KINDS.map(({ term, label }) => ({ label, to: paths.term(term) })),
  },
  {
    heading: 'ご相談・ご予約',
    links: [
      { label: '物件リクエスト', to: paths.request },
      { label: '来店予約', to: paths.reservationForm },
      { label: 'お問い合わせ', to: paths.contact },
      { label: '物件のお問い合わせ', to: paths.propertyForm },
      { label: '新着メール', to: paths.mailAlert },
      { label: '店舗一覧', to: paths.shops },
    ],
  },
  {
    heading: 'オーナー様へ',
    links: [
      { label: '賃貸管理・オーナー様へ', to: paths.owner },
      { label: '管理の強み', to: paths.ownerStrength },
      { label: '空室対策・リノベーション', to: paths.ownerRegeneration },
      { label: '土地活用', to: paths.ownerUtilization },
      { label: 'オーナーセミナー', to: paths.ownerSeminar },
    ],
  },
  {
    heading: '読みもの',
    links: [
      { label: 'お知らせ', to: paths.newsList },
      { label: '賃貸のQ&A', to: paths.questions },
      { label: '街の情報', to: paths.infoList },
      { label: 'リンク集', to: paths.links },
    ],
  },
  {
    heading: '会社について',
    links: [
      { label: '会社概要', to: paths.company },
      { label: '5つの約束', to: paths.promise },
      { label: '個人情報保護方針', to: paths.privacy },
      { label: '地図と地理データについて', to: paths.mapCredits },
    ],
  },
  {
    heading: 'このサイト',
    links: [
      { label: '賃貸トップ', to: paths.top },
      { label: 'お気に入り物件', to: paths.favourites() },
      { label: '最近見た物件', to: paths.history },
      { label: '売買サイト', to: paths.salesSite.top },
    ],
  },
]
