import { PLACE_KINDS, type PlaceKind } from '@sumai/domain/place-kinds'
import { z } from 'zod'
import { kotsu } from './access.ts'
import { named } from './coded.ts'
import { bounds, lat, limitUpTo, lng, query, wordsOf } from './query.ts'
import { cityCode, latitude, longitude, yen } from './scalars.ts'

const placeKind = z.enum(Object.keys(PLACE_KINDS) as [PlaceKind, ...PlaceKind[]])

const LONGEST_ADDRESS = 200

export const geocodeQuery = query(z.object({ address: z.string().max(LONGEST_ADDRESS) }))

export const geocodeAnswer = z.object({
  geocode: z.object({
    lat: latitude,
    lng: longitude,
    precision: z
      .enum(['prefecture', 'city', 'town', 'chome', 'block'])
      .describe('どこまで分かったか: 都道府県、市区町村、町、丁目、街区。街区のほかはその中心'),
    address: z.string().describe('分かったところまでの正式な表記'),
    pref_code: z.string(),
    city_code: cityCode.nullable(),
    town: z.string().nullable().describe('大字・丁目を除く町名'),
    chome: z.string().nullable(),
    block: z.int().nullable().describe('街区符号'),
  }),
})

export const waysQuery = query(z.object({ lat, lng }))

/** The nearest first, along streets: the straight line × 1.25. */
export const waysAnswer = z.object({ ways: z.array(kotsu) })

export const placesQuery = query(
  z.object({
    lat,
    lng,
    kinds: wordsOf(placeKind).optional().describe('種類（カンマ区切り）。既定はすべて'),
    limit: limitUpTo(10, 3).describe('種類ごとの件数'),
  }),
)

const nearPlace = z.object({
  ...named('kind', '種類', placeKind),
  name: z.string(),
  lat: latitude,
  lng: longitude,
  kyori_m: z.int().describe('道のり m（直線距離の1.25倍）'),
  toho_fun: z.int().min(1).describe('徒歩 分'),
})

/** Kind by kind as asked for, the nearest first; nothing beyond 5 km. */
export const placesAnswer = z.object({ places: z.array(nearPlace) })

export type NearPlace = z.output<typeof nearPlace>

export const landPricesQuery = query(z.object({ lat, lng, limit: limitUpTo(10, 3) }))

export const landPricesMapQuery = query(
  z.object({ bounds: bounds.describe('西,南,東,北（度）'), limit: limitUpTo(100, 60) }),
)

const landPrice = z.object({
  lat: latitude,
  lng: longitude,
  year: z.int().describe('地価公示の年（1月1日時点）'),
  yen_per_m2: yen.describe('円/㎡'),
  riyo: z.array(z.string()).describe('利用の現況: 住宅、店舗など'),
  address: z.string(),
})

/** The nearest first; nothing beyond 10 km. */
export const landPricesAnswer = z.object({
  land_prices: z.array(
    landPrice.extend({ kyori_m: z.int().describe('道のり m（直線距離の1.25倍）') }),
  ),
})

/** At most `limit`, evenly spread where there are more. */
export const landPricesMapAnswer = z.object({ land_prices: z.array(landPrice) })

export type LandPrice = z.output<typeof landPrice>
