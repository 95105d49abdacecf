import { PLACE_KINDS, type PlaceKind } from '@sumai/domain/place-kinds'
import { z } from 'zod'
import { named } from './coded.ts'
import { cityCode, count, ekiCode, latitude, longitude } from './scalars.ts'

const placeKind = z.enum(Object.keys(PLACE_KINDS) as [PlaceKind, ...PlaceKind[]])

const near = z.object({
  name: z.string(),
  toho_fun: z.int().min(1).describe('徒歩 分'),
})

const townStreet = z.object({
  name: z.string().describe('町名'),
  station: near.extend({ line_name: z.string() }).nullable(),
  school: near.nullable().describe('いちばん近い小学校'),
  park: near.nullable(),
  kyori_umi: z.int().describe('海までの直線距離 m'),
})

const cityGuide = z.object({
  city_code: cityCode,
  outline: z.array(z.array(z.tuple([longitude, latitude]))).describe('輪郭'),
  stations: z.array(
    z.object({
      eki_code: ekiCode,
      eki_name: z.string(),
      lat: latitude,
      lng: longitude,
      slug: z.string(),
      line_names: z.array(z.string()),
      commute: z
        .array(z.object({ to: z.string(), minutes: z.int().describe('分の目安') }))
        .describe('この駅から。電車で行けないときは空'),
    }),
  ),
  commute: z
    .array(
      z.object({
        to: z.string(),
        from: z.string().nullable().describe('駅名。駅がないときは null（中心部からバスと電車）'),
        minutes: z.int().describe('分の目安'),
      }),
    )
    .describe('中心部の駅から'),
  facilities: z.array(z.object({ ...named('kind', '種類', placeKind), count })),
  towns: z.array(townStreet).describe('住まいの多い町'),
})

export const cityGuideAnswer = z.object({ city_guide: cityGuide })

export type CityGuide = z.output<typeof cityGuide>
