import { roadMetres, tohoFun } from '@sumai/domain/listing/distance'
import { STOPS } from './geography.ts'
import type master from './shops.json'

type Shop = (typeof master)[number]

const stopOf = ({ nearest_eki_slug }: Shop) => STOPS.find(({ slug }) => slug === nearest_eki_slug)

/** How to walk or drive there. */
export function shopAccess(shop: Shop): string {
  const stop = stopOf(shop)
  const parking = `駐車場は${shop.parking_count}台分あります。`
  if (!stop) return parking
  const metres = roadMetres(shop, stop)
  return metres > 2_000
    ? `${stop.eki_name}駅からバスまたはお車が便利です。${parking}`
    : `${stop.eki_name}駅から徒歩${tohoFun(metres)}分です。${parking}`
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
