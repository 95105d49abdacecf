import { z } from 'zod'
import { coded } from './coded.ts'
import { listOf } from './list.ts'
import { cityCode, count, latitude, longitude, yen } from './scalars.ts'

export const city = z.object({
  city_id: cityCode.describe('= city_code。パスでは slug も可'),
  city_code: cityCode,
  city_name: z.string(),
  city_short_name: z.string(),
  city_kana: z.string(),
  slug: z.string(),
  pref_code: z.string(),
  pref_name: z.string(),
  ...coded('area_no', 'エリア'),
  lat: latitude,
  lng: longitude,
  sort: z.int(),
  chintai_count: count,
  baibai_count: count,
  toushi_count: count,
  rent_stats: z
    .record(z.string(), z.object({ median: yen, n: count }))
    .describe('家賃相場 円/月。キーは間取りコード'),
  land_stats: z
    .object({ tsubo_median: yen.describe('円/坪'), n: count })
    .nullable()
    .describe('土地相場'),
  sale_stats: z
    .record(z.string(), z.object({ median: yen, n: count }))
    .describe('価格相場 円。キーは bukken_type'),
})

export const cityList = listOf('cities', city)
export const cityAnswer = z.object({
  city: city.extend({ rinsetsu_city_code: z.array(cityCode).describe('隣接する市区町村。近い順') }),
})

export type City = z.output<typeof city>
