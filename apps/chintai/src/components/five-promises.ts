import { CITY_COUNT } from '@sumai/domain/areas'
import { CLAIMS } from '@sumai/domain/brand'
import { SHOPS_IN_WORDS } from '@sumai/domain/company'
import { paths } from '../paths.ts'

const [deals, , reviews] = CLAIMS
/** 30店舗 and, in brackets, of which kinds. */
const [, SHOPS = '', shopKinds = ''] = /^(\d+)店舗（(.+)）$/.exec(SHOPS_IN_WORDS) ?? []

const claim = ({ label, value, unit, note }: (typeof CLAIMS)[number]) => ({
  figure: { value, unit },
  proof: `${label}（${note}）`,
})

/** Each is proved by a figure, on a page of its own. */
export const FIVE_PROMISES = [
  {
    number: '一',
    name: '地域の物件をひろく',
    text: '自社で管理する部屋も、ほかの会社の部屋も。福岡・佐賀・熊本北部をまとめて探せます。',
    detail:
      '掲載しているすべての部屋に、情報の公開日・更新日・次回の更新予定日を書いています。期日を過ぎた部屋は自動で掲載を終え、募集が終わった部屋を残しません。',
    ...claim(deals),
    way: { label: '部屋を探す', to: paths.search },
  },
  {
    number: '二',
    name: '親切で、やさしい応対',
    text: 'お急ぎの方にも、まだ迷っている方にも。説明は専門用語を使わずにいたします。',
    detail:
      '月々の総額と初期費用は、項目ごとの金額を先にお見せします。保証料や鍵交換の費用も、あとから加わることはありません。ご希望に合わない部屋をおすすめすることもありません。',
    ...claim(reviews),
    way: { label: '賃貸のQ&A', to: paths.questions },
  },
  {
    number: '三',
    name: '見つけやすいお店',
    text: '店舗は駅前と幹線道路沿いに。どの店舗でも、すべてのエリアの部屋を探せます。',
    detail:
      'お車の方には専用の駐車場、お子さま連れの方にはキッズスペースを用意した店舗があります。来店のほか、オンラインや現地での待ち合わせも選べます。',
    figure: { value: SHOPS, unit: '店舗' },
    proof: `3県に${shopKinds}。営業時間と定休日は店舗ごとのページに載せています。`,
    way: { label: '店舗一覧', to: paths.shops },
  },
  {
    number: '四',
    name: '街をよく知るスタッフ',
    text: '坂道、夜の明るさ、スーパーの閉店時間。図面にないことをお伝えします。',
    detail:
      '担当者はその街で働き、その街を歩いています。部屋のページには、ご案内する担当者の名前とひとことを添えています。',
    figure: { value: String(CITY_COUNT), unit: '市区町村' },
    proof: 'スタッフが書いた街の情報を、エリアごとに公開しています。',
    way: { label: '街の情報', to: paths.infoList },
  },
  {
    number: '五',
    name: '住まいのことは何でも',
    text: '入居後の修理や更新、住み替え、ご実家の売却まで、窓口はひとつです。',
    detail:
      '設備の故障や鍵の紛失は、管理する部屋なら夜間もお受けします。売買の店舗と同じ会社ですので、購入や売却のご相談も、担当者がそのままお引き受けします。',
    figure: { value: '24', unit: '時間' },
    proof: '管理する部屋の設備の受付。賃貸と売買の両方を扱う店舗もあります。',
    way: { label: 'お問い合わせ', to: paths.contact },
  },
] as const
