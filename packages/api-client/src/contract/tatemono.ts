import { z } from 'zod'
import { performance, place, tatemonoFacts } from './building.ts'
import { chintaiRoomLight } from './chintai-room.ts'
import { coded, codedList, named } from './coded.ts'
import { facets, listOf } from './list.ts'
import { photo } from './photo.ts'
import { count, timestamp, tmNo, yen } from './scalars.ts'
import { chintaiBukkenType } from './words.ts'

/** A rental building with its rooms on offer. */
export const tatemono = z.object({
  tm_no: tmNo,
  tm_name: z.string().nullable().describe('建物名（表示しない建物は null）'),
  tm_name_kana: z.string().nullable(),
  ...named('bukken_type', '物件種別', chintaiBukkenType),
  ...coded('shubetu', '物件種目'),
  zip: z.string().nullable(),
  ...place.shape,
  ...tatemonoFacts.shape,
  ...performance.shape,
  photos: z.array(photo),
  comment: z.string().nullable(),
  empty_count: count.describe('空室数'),
  ...codedList('past_madori', 'これまでの間取り'),
  rooms: z.array(chintaiRoomLight).describe('募集中の部屋'),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
})

/** A line of the building library; `photos` holds the first three. */
export const tatemonoLight = tatemono
  .pick({
    tm_no: true,
    tm_name: true,
    tm_name_kana: true,
    bukken_type: true,
    bukken_type_label: true,
    city_code: true,
    address_disp: true,
    lat: true,
    lng: true,
    kotsu: true,
    chiku_ym: true,
    chiku_year: true,
    is_shinchiku: true,
    kozo_label: true,
    chijo_kaisu: true,
    kosu: true,
    photos: true,
    empty_count: true,
  })
  .extend({
    hy_yachin_min: yen.nullable().describe('募集中の部屋の最低賃料。空室がないときは null'),
    hy_yachin_max: yen.nullable().describe('同じく最高賃料'),
  })

export const tatemonoList = listOf('tatemono', tatemonoLight).extend({
  facets: facets.optional(),
})
export const tatemonoAnswer = z.object({ tatemono })

export type Tatemono = z.output<typeof tatemono>
export type TatemonoLight = z.output<typeof tatemonoLight>
