import { roadMetres, tohoFun } from '@sumai/domain/listing/distance'
import { CITIES, cityLabel, STOPS } from './geography.ts'
import type master from './shops.json'

type Shop = (typeof master)[number]

const stopOf = ({ nearest_eki_slug }: Shop) => STOPS.find(({ slug }) => slug === nearest_eki_slug)
const cityOf = ({ city_code }: Shop) => CITIES.find((city) => city.city_code === city_code)

/** How to walk or drive there. */
export function shopAccess(shop: Shop): string {
  const parking = `お車でお越しの方は店舗専用の駐車場（${shop.parking_count}台）をご利用ください。`
  const stop = stopOf(shop)
  if (!stop) return parking
  const metres = roadMetres(shop, stop)
  return metres > 2_000
    ? `${stop.eki_name}駅からバスまたはお車が便利です。${parking}`
    : `${stop.eki_name}駅から徒歩${tohoFun(metres)}分です。${parking}`
}

const RENTAL_COMMENTS = [
  'はじめてのお部屋探しでも、費用の内訳から順にご説明します。気になる物件は、その日のうちにご案内できます。',
  '通勤や通学の時間、お買い物の場所など、暮らしのイメージを伺いながら一緒にお部屋を選びます。',
  '学生の方からご家族の方まで、近隣の住まいを数多くご紹介してきました。街のことも気軽にお尋ねください。',
  'オンラインでの相談や内見にも対応しています。遠方からのお引っ越しもお任せください。',
]
const SALES_COMMENTS = [
  '購入も売却も、宅地建物取引士が最初のご相談から引渡しまで担当します。資金計画の試算だけでもお気軽にお越しください。',
  '相続した家や土地のご相談を多くいただいています。調査から売却の進め方まで、順を追ってご説明します。',
]
const BOTH_COMMENTS = [
  '借りるか買うか迷っている方にも、両方の月々の負担を並べてご説明できる店舗です。',
  '賃貸も売買も扱う店舗です。住み替えやお持ちの部屋の活用まで、ひとつの窓口でご相談いただけます。',
]

export function shopComment(shop: Shop, index: number): string {
  const comments = [[], SALES_COMMENTS, RENTAL_COMMENTS, BOTH_COMMENTS][shop.cb_flg] ?? []
  const city = cityOf(shop)
  return `${city ? cityLabel(city) : ''}の${shop.tenpo_name}です。${comments[index % comments.length] ?? ''}`
}

const FEATURES = [
  'キッズスペース',
  'オンライン相談',
  '駐車場あり',
  '個別相談ブース',
  'バリアフリー',
  '女性スタッフ在籍',
  '英語対応',
]

export const shopFeatures = (_: Shop, index: number): string[] =>
  FEATURES.filter((_feature, at) => (index + at) % 3 !== 0)
