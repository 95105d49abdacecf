import { roadMetres, tohoFun } from '@sumai/domain/listing/distance'
import type { PlaceKind } from '@sumai/domain/place-kinds'
import { clockTime } from '@sumai/format/clock-time'
import { nearestPlaces } from '@sumai/geo/places'
import { staffOfShop } from '../../people/staffs.ts'
import { CITIES, cityLabel, STOPS } from '../../places/geography.ts'
import type { SHOPS } from '../../places/shops.ts'

/** What the news of a shop says about it, in words that a writer puts together. */
export type ShopFacts = {
  name: string
  city: string
  /** The towns of the city where most homes are: 東町、城南町、西町. */
  towns: string
  tel: string
  address: string
  /** 9:30から18:30まで */
  hours: string
  closedOn: string
  parking: number
  slot: { minutes: number; parties: number }
  features: readonly string[]
  /** How to come from the station. */
  way: string
  /** By what one finds it; empty where nothing is near. */
  landmark: string
  staff: readonly { name: string; post: string; years: number; skills: string; licences: string }[]
  /** Of publication, 1 to 12. */
  month: number
}

const TOWNS = 4
/** Farther than this nobody walks: shop-prose.ts says the same. */
const LONGEST_WALK_M = 2_000
const LANDMARKS: readonly PlaceKind[] = ['mall', 'post_office', 'bank', 'park', 'convenience']
const LANDMARK_WITHIN_M = 300

export function shopFacts(shop: (typeof SHOPS)[number], month: number): ShopFacts {
  const city = CITIES.find(({ city_code }) => city_code === shop.cityCode)
  if (!city) throw new Error(`No city for ${shop.tenpoName}`)
  return {
    name: shop.tenpoName,
    city: cityLabel(city),
    towns: city.towns.slice(0, TOWNS).join('、'),
    tel: shop.freeDial ?? shop.tel,
    address: shop.address,
    hours: `${clockTime(shop.eigyoStart)}から${clockTime(shop.eigyoEnd)}まで`,
    closedOn: shop.teikyuLabel,
    parking: shop.parkingCount,
    slot: { minutes: shop.reserveSlotMinutes, parties: shop.reserveCapacity },
    features: shop.features,
    way: wayTo(shop),
    landmark: landmarkOf(shop),
    staff: staffOfShop(shop.tenpoNo).map((staff) => ({
      name: staff.name.split(' ')[0] ?? staff.name,
      post: staff.yakushoku ?? '担当',
      years: staff.nengen ?? 1,
      skills: staff.tokui.join('と'),
      licences: staff.shikaku.join('、') || '店舗での受付とご案内',
    })),
    month,
  }
}

function wayTo(shop: (typeof SHOPS)[number]): string {
  const stop = STOPS.find(({ slug }) => slug === shop.nearestEkiSlug)
  if (!stop) return ''
  const metres = roadMetres(shop, stop)
  return metres > LONGEST_WALK_M
    ? `${shop.tenpoName}へは、${stop.eki_name}駅からバスまたはお車が便利です。`
    : `${stop.eki_name}駅から${shop.tenpoName}までは歩いて${tohoFun(metres)}分です。`
}

function landmarkOf(shop: (typeof SHOPS)[number]): string {
  const [place] = LANDMARKS.flatMap((kind) => nearestPlaces(kind, shop, 1, LANDMARK_WITHIN_M))
  if (!place) return ''
  const minutes = tohoFun(roadMetres(shop, place.item))
  return `目印は、${shop.tenpoName}から歩いて${minutes}分の「${place.item.name}」です。`
}
