import { PLACE_KINDS, type PlaceKind } from '@sumai/domain/place-kinds'
import { z } from 'zod'
import { named } from './coded.ts'
import { lat, limitUpTo, lng, query, wordsOf } from './query.ts'
import { cityCode, latitude, longitude } from './scalars.ts'

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
