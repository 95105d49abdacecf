import { z } from 'zod'
import { listOf } from './list.ts'
import { cityCode, count, ekiCode, latitude, longitude } from './scalars.ts'

export const station = z.object({
  eki_code: ekiCode,
  eki_group: z.string().describe('乗換駅グループ。同じ駅として検索される'),
  eki_name: z.string(),
  eki_kana: z.string(),
  slug: z.string(),
  city_code: cityCode,
  order: z.int().describe('駅順'),
  lat: latitude,
  lng: longitude,
  chintai_count: count,
  baibai_count: count,
})

export const line = z.object({
  line_code: z.string(),
  line_name: z.string(),
  line_kana: z.string(),
  slug: z.string(),
  company: z.string(),
  symbol: z.string().nullable(),
  color: z.string().nullable(),
  stations: z.array(station),
})

/** The lines, each with its stations in order. */
export const stationList = listOf('stations', line)

export type Line = z.output<typeof line>
