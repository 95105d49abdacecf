import { z } from 'zod'
import {
  decimal,
  extensions,
  flag,
  limit,
  many,
  ordered,
  paging,
  positive,
  query,
  words,
} from './query.ts'
import { chintaiShubetu, kodawariKozo, kozo, madori, setsubijoken } from './query-codes.ts'
import { bukkenNo, cityCode, ekiCode, shisetuNo, tenpoNo, tmNo } from './scalars.ts'
import { chintaiBukkenType, chintaiOrder } from './words.ts'

const keyword = z.string().max(100)

/** GET chintai/rooms: as it was ordered, then our extensions. */
const roomsFields = z
  .object({
    ...paging,
    keyword: keyword.optional(),
    tenpo_no: many(tenpoNo).optional(),
    bukken_type: many(chintaiBukkenType).optional(),
    shubetu: many(chintaiShubetu).optional(),
    eki_code: many(ekiCode).optional(),
    city_code: many(cityCode).optional(),
    shisetu_no: many(shisetuNo).optional().describe('shisetu_kyori 以内'),
    hy_yachin_min: positive.optional(),
    hy_yachin_max: positive.optional(),
    is_include_kyoekihi: flag.optional().describe('賃料の比較に管理費・共益費を含める'),
    is_include_parking1: flag.optional().describe('賃料の比較に駐車場1台を含める'),
    is_free_shikikin: flag.optional(),
    is_free_internet: flag.optional(),
    is_free_parking1: flag.optional(),
    is_free_parking2: flag.optional(),
    is_above_second: flag.optional(),
    is_parking: flag.optional(),
    madori: many(madori).optional(),
    senyu_men_min: decimal.optional(),
    senyu_men_max: decimal.optional(),
    chiku_year: positive.optional().describe('築n年以内。0 は新築'),
    toho: positive.optional().describe('徒歩n分以内'),
    setsubijoken: many(setsubijoken).optional().describe('すべてを満たす'),
    kozo: many(kozo).optional(),
    kodawari_kozo: many(kodawariKozo).optional(),
    bukken_no: many(bukkenNo).optional(),
    tm_no: many(tmNo).optional(),
    exclude_tm_no: many(tmNo).optional(),
    exclude_bukken_no: many(bukkenNo).optional(),
    order: chintaiOrder.default('recommend'),
    is_include_all: flag.optional().describe('30日以内に募集を終えた物件も'),
    ...extensions,
    parking_daisu_min: positive.optional(),
    is_by_tatemono: flag
      .optional()
      .describe('建物ごとにまとめる。ページは建物で数え、部屋は建物の順に並ぶ'),
  })
  .check(ordered('hy_yachin', 'senyu_men'))

const tatemonoFields = z.object({
  ...paging,
  keyword: keyword.optional(),
  city_code: many(cityCode).optional(),
  kana: z.enum(['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ']).optional(),
  with_facets: words.optional().describe('city_code で市区町村ごとの建物数'),
})

/** Suggestions: fewer than a list. */
const namesFields = z.object({ keyword: keyword.default(''), limit: limit(10) })

export const chintaiRoomsQuery = query(roomsFields)
export const tatemonoQuery = query(tatemonoFields)
export const namesQuery = query(namesFields)

export type TatemonoQuery = z.output<typeof tatemonoFields>
