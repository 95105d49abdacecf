import { BAIBAI, INVEST } from '@sumai/domain/search-url/baibai-conditions'
import { z } from 'zod'
import { conditionsQuery, LISTING_NOTES, listingSchemas, rangesOf } from './conditions-query.ts'
import { decimal, extensions, flag, many, ordered, paging, positive, query } from './query.ts'
import { bukkenNo } from './scalars.ts'
import { baibaiOrder } from './words.ts'

/** Homes and investments are one list of the API. */
export const SALES = { ...INVEST, ...BAIBAI }

/** GET baibai/rooms: the conditions of both searches, then our extensions and what no address says. */
const roomsFields = z
  .object({
    ...paging,
    ...conditionsQuery(
      SALES,
      {
        ...listingSchemas,
        kakaku: positive,
        men: decimal,
        sokosu: positive,
        shueki_rimawari: decimal,
      },
      { ...LISTING_NOTES, shueki_rimawari: '表面利回り n% 以上' },
    ),
    exclude_bukken_no: many(bukkenNo).optional(),
    order: baibaiOrder.default('recommend'),
    is_include_all: flag.optional().describe('30日以内に成約した物件も'),
    is_closed_only: flag.optional().describe('30日以内に成約した物件だけ（販売実績）'),
    ...extensions,
  })
  .check(ordered(...rangesOf(SALES)))

export const baibaiRoomsQuery = query(roomsFields)
