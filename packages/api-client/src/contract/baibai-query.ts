import { BAIBAI, INVEST } from '@sumai/domain/search-url/baibai-conditions'
import { z } from 'zod'
import { by } from './by-place.ts'
import { conditionsQuery, LISTING_NOTES, listingSchemas, rangesOf } from './conditions-query.ts'
import { decimal, extensions, flag, many, ordered, paging, positive, query, zoom } from './query.ts'
import { bukkenNo } from './scalars.ts'
import { baibaiOrder } from './words.ts'

/** Homes and investments are one list of the API. */
export const SALES = { ...INVEST, ...BAIBAI }

/** The conditions of both searches, and those that no address says. */
export const baibaiConditions = {
  ...conditionsQuery(
    SALES,
    {
      ...listingSchemas,
      kakaku: positive,
      men: decimal,
      tsubo_tanka: positive,
      sokosu: positive,
      shueki_rimawari: decimal,
    },
    {
      ...LISTING_NOTES,
      shueki_rimawari: '表面利回り n% 以上',
      tsubo_tanka: '円/坪（土地・マンション）',
      is_corner: '角地・三方・四方',
    },
  ),
  exclude_bukken_no: many(bukkenNo).optional(),
  is_include_all: flag.optional().describe('30日以内に成約した物件も'),
}

/** GET baibai/rooms: the conditions, then our extensions. */
const roomsFields = z
  .object({
    ...paging,
    ...baibaiConditions,
    order: baibaiOrder.default('recommend'),
    is_closed_only: flag.optional().describe('30日以内に成約した物件だけ（販売実績）'),
    ...extensions,
  })
  .check(ordered(...rangesOf(SALES)))

const mapFields = z.object({ ...baibaiConditions, zoom }).check(ordered(...rangesOf(SALES)))

const byPlaceFields = z
  .object({
    ...baibaiConditions,
    by,
    price_of: baibaiConditions.bukken_type.describe('価格の中央値を、この種別だけから'),
  })
  .check(ordered(...rangesOf(SALES)))

export const baibaiRoomsQuery = query(roomsFields)
export const baibaiMapQuery = query(mapFields)
export const baibaiByPlaceQuery = query(byPlaceFields)
