import { type HomeKind, paths } from '../../paths.ts'

export const KINDS: readonly { kind: HomeKind; label: string; short: string }[] = [
  { kind: 'hanbai_mansion', label: '中古マンション', short: 'マンション' },
  { kind: 'hanbai_chuko', label: '中古一戸建て', short: '中古戸建' },
  { kind: 'hanbai_shinchiku', label: '新築一戸建て', short: '新築' },
  { kind: 'tateuri', label: '新築分譲住宅', short: '分譲' },
  { kind: 'hanbai_tochi', label: '土地', short: '土地' },
]

/** Every page that is not a search of a city. */
export const PARTS = [
  {
    heading: '物件を探す',
    links: [
      { label: '売買物件検索', to: paths.search },
      { label: 'エリアから探す', to: paths.searchByArea },
      { label: '沿線・駅から探す', to: paths.searchByStation },
      { label: '学校から探す', to: paths.searchBySchool },
      { label: '条件から探す', to: paths.searchByTerm },
      ...KINDS.map(({ kind, label }) => ({ label, to: paths.kind(kind) })),
    ],
  },
  {
    heading: '投資・新築',
    links: [
      { label: '投資用・収益物件', to: paths.investment },
      { label: '投資用物件検索', to: paths.investments() },
      { label: '条件から探す（投資用）', to: paths.investmentTerms },
      { label: '新築分譲住宅', to: paths.tateuri },
      { label: '新築分譲住宅一覧', to: paths.tateuriList },
    ],
  },
  {
    heading: '読みもの',
    links: [
      { label: 'お知らせ', to: paths.newsList },
      { label: '売買のQ&A', to: paths.questions },
      { label: 'お客様の声', to: paths.voices },
      { label: 'リンク集', to: paths.links },
    ],
  },
  {
    heading: '買う・売る',
    links: [
      { label: '購入をお考えの方へ', to: paths.buy },
      { label: 'リノベーション', to: paths.renovation },
      { label: '売却をお考えの方へ', to: paths.sell },
      { label: '不動産買取', to: paths.kaitori },
      { label: '売却・販売実績', to: paths.sales },
      { label: '無料売却査定', to: paths.satei },
    ],
  },
  {
    heading: 'ご相談・ご予約',
    links: [
      { label: '売買のお問い合わせ', to: paths.contact },
      { label: '物件のお問い合わせ', to: paths.propertyForm },
      { label: '来店・現地見学予約', to: paths.reservationForm },
      { label: '売買店舗一覧', to: paths.shops },
      { label: '新着メール', to: paths.mailAlert },
      { label: 'メールマガジン', to: paths.mailMagazine },
    ],
  },
  {
    heading: 'このサイト',
    links: [
      { label: '売買トップ', to: paths.top },
      { label: 'お気に入り物件', to: paths.favourites() },
      { label: '最近見た物件', to: paths.history },
      { label: '個人情報保護方針', to: paths.privacy },
      { label: '地図と地理データについて', to: paths.rentalSite.mapCredits },
      { label: '賃貸サイト', to: paths.rentalSite.top },
    ],
  },
]
