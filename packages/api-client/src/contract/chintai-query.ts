import { CHINTAI } from '@sumai/domain/search-url/chintai-conditions'
import { z } from 'zod'
import { by } from './by-place.ts'
import { conditionsQuery, LISTING_NOTES, listingSchemas, rangesOf } from './conditions-query.ts'
import {
  decimal,
  extensions,
  flag,
  keyword,
  limit,
  many,
  ordered,
  paging,
  positive,
  query,
  words,
  zoom,
} from './query.ts'
import { bukkenNo, cityCode, tmNo } from './scalars.ts'
import { chintaiOrder } from './words.ts'

/** The conditions of the site, and those that no address says. */
export const chintaiConditions = {
  ...conditionsQuery(
    CHINTAI,
    {
      ...listingSchemas,
      tm_no: tmNo,
      hy_yachin: positive,
      senyu_men: decimal,
      parking_daisu_min: positive,
    },
    {
      ...LISTING_NOTES,
      is_include_kyoekihi: '賃料の比較に管理費・共益費を含める',
      is_include_parking1: '賃料の比較に駐車場1台を含める',
    },
  ),
  exclude_tm_no: many(tmNo).optional(),
  exclude_bukken_no: many(bukkenNo).optional(),
  is_include_all: flag.optional().describe('30日以内に募集を終えた物件も'),
}

/** GET chintai/rooms: the conditions, then our extensions. */
const roomsFields = z
  .object({
    ...paging,
    ...chintaiConditions,
    order: chintaiOrder.default('recommend'),
    ...extensions,
    is_by_tatemono: flag
      .optional()
      .describe('建物ごとにまとめる。ページは建物で数え、部屋は建物の順に並ぶ'),
  })
  .check(ordered(...rangesOf(CHINTAI)))

const mapFields = z.object({ ...chintaiConditions, zoom }).check(ordered(...rangesOf(CHINTAI)))

const byPlaceFields = z
  .object({
    ...chintaiConditions,
    by,
    price_of: chintaiConditions.madori.describe('賃料の中央値を、この間取りだけから'),
  })
  .check(ordered(...rangesOf(CHINTAI)))

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
export const chintaiMapQuery = query(mapFields)
export const chintaiByPlaceQuery = query(byPlaceFields)
export const tatemonoQuery = query(tatemonoFields)
export const namesQuery = query(namesFields)

export type TatemonoQuery = z.output<typeof tatemonoFields>
