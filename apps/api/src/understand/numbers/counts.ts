import type { AnyConditions } from '@sumai/domain/search-url/conditions'
import type { Form } from '../sense.ts'
import { NUMBER, numberOf, sticky, TO } from './number.ts'

const PARK =
  '(?:駐車場?|ちゅうしゃじょう|車庫|車|くるま|まいかー|かーすぺーす|がれーじ|ぱーきんぐ|かーぽーと|並列|縦列)'
const ROOM = '(?:台数)?(?:は|が|を|に|も)?(?:並列|縦列)?'
const CARS =
  '(?:台|だい)(?:分|ぶん)?(?:以上)?(?:の?(?:駐車場?|車庫|ぱーきんぐ))?(?:(無料|込み?)|可能?|ok|あり|有り?|付き?|つき|必須|必要|希望|(?:が|を|も|は)?(?:駐車|止め|停め|とめ)(?:可能?|たい|られる|れる|ok|場)?)?'

type Parking = (cars: number, isFree: boolean) => AnyConditions | null

/** Room for cars: 駐車場2台, 車2台停められる, 2台可. */
export const parkingForms = (parking: Parking): Form[] => [
  {
    form: sticky(`(?:${PARK}${ROOM})?([1-9]|[一二三四五六七八九])${CARS}`),
    read: ([, cars, free]) => parking(numberOf(cars), free === '無料'),
  },
]

export const rentalParking: Parking = (cars, isFree) => {
  if (isFree) return cars > 1 ? { is_free_parking2: true } : { is_free_parking1: true }
  return cars > 1 ? { parking_daisu_min: cars } : { is_parking: true }
}

export const saleParking: Parking = (cars) => {
  if (cars < 2) return null
  return cars > 2 ? { is_above_parking3: true } : { is_above_parking2: true }
}

const FLOOR = '(?:階|かい|f)(?:部分|部屋|の部屋)?'

/** On which floor: only whether it is above the first can be asked for. */
export const floorForms: Form[] = [
  {
    form: sticky(
      `[2二]${FLOOR}(?:以上|いじょう|より上)|[1一]${FLOOR}(?:以外|より上|(?:は|が)?(?:ng|不可|なし|嫌|いや|だめ|除く|避けたい)|じゃない|ではない|でない|を除く)`,
    ),
    read: () => ({ is_above_second: true }),
  },
  {
    form: sticky(`(?:地下|最)?(?:${NUMBER})(?:階|かい)(?:以上|以下|以外|建て?|だて)?`),
    read: () => null,
  },
]

/** How many floors a house for sale has. */
export const floorsOfHouse: Form[] = [
  {
    form: sticky(`([1-9]|[一二三四五六七八九])階(?:建て?|だて)(以上|以下)?`),
    read: ([, said, bound]) => {
      const floors = numberOf(said)
      return {
        ...(bound !== '以下' && { sokosu_min: floors }),
        ...(bound !== '以上' && { sokosu_max: floors }),
      }
    },
  },
]

/** Since when it is advertised: 新着3日以内, 3日以内に公開, 1週間以内. */
export const newsForms: Form[] = [
  {
    form: sticky(
      `(?:新着|しんちゃく|公開|掲載|更新)?(?:物件|から|後)?の?(${NUMBER})(?:日(?:間)?|(週間))以内(?:に?(?:公開|掲載|更新|登録)(?:された)?|の?新着)?(?!に?(?:入居|引|住|契約))`,
    ),
    read: ([, many, weeks]) => ({ shinchaku: numberOf(many) * (weeks ? 7 : 1) }),
  },
]

/** The lower end of 7〜9%, 5%〜8%. */
const NUMBER_FROM = `(${NUMBER})(?:%|ぱーせんと)?${TO}(?=${NUMBER}(?:%|ぱーせんと))`

/** Nobody searches for a yield of at most so much; what is said beside a lower end gives way to it. */
const leastYield = (
  low: string | undefined,
  percent: string | undefined,
  most: string | undefined,
) => (most && !low ? null : { shueki_rimawari: numberOf(low ?? percent) })

/** The yield of an investment, per cent: 利回り8%以上. */
export const yieldForms: Form[] = [
  {
    form: sticky(
      `(?:表面|想定|満室)?(?:利回り?|りまわり)(?:が|は)?(?:約)?(?:${NUMBER_FROM})?(${NUMBER})(?:%|ぱーせんと|ぱー)?(?:(以下|未満|まで)|以上|いじょう|~|から|超|台|くらい|前後)?`,
    ),
    read: ([, low, percent, most]) => leastYield(low, percent, most),
  },
  {
    form: sticky(`(?:${NUMBER_FROM})?(${NUMBER})(?:%|ぱーせんと)(?:(以下|未満)|以上|~|超)?`),
    read: ([, low, percent, most]) => leastYield(low, percent, most),
  },
]
