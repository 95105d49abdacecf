import { z } from 'zod'
import { decimal, extensions, flag, many, ordered, paging, positive, query } from './query.ts'
import { baibaiShubetu, kodawariKozo, kozo, madori, setsubijoken } from './query-codes.ts'
import { bukkenNo, cityCode, ekiCode, shisetuNo, tenpoNo } from './scalars.ts'
import { baibaiBukkenType, baibaiOrder, bukkenKbn, toushiBukkenType } from './words.ts'

/** GET baibai/rooms: as it was ordered, then our extensions. */
const roomsFields = z
  .object({
    ...paging,
    keyword: z.string().max(100).optional(),
    tenpo_no: many(tenpoNo).optional(),
    bukken_type: many(baibaiBukkenType).optional(),
    toushi_bukken_type: many(toushiBukkenType).optional(),
    bukken_kbn: many(bukkenKbn).optional(),
    shubetu: many(baibaiShubetu).optional(),
    eki_code: many(ekiCode).optional(),
    city_code: many(cityCode).optional(),
    shisetu_no: many(shisetuNo).optional().describe('shisetu_kyori 以内'),
    kakaku_min: positive.optional(),
    kakaku_max: positive.optional(),
    madori: many(madori).optional(),
    men_min: decimal.optional(),
    men_max: decimal.optional(),
    chiku_year: positive.optional().describe('築n年以内。0 は新築'),
    toho: positive.optional().describe('徒歩n分以内'),
    shueki_rimawari: decimal.optional().describe('表面利回り n% 以上'),
    setsubijoken: many(setsubijoken).optional().describe('すべてを満たす'),
    is_no_condition: flag.optional(),
    is_sarachi: flag.optional(),
    is_reform: flag.optional(),
    is_above_second: flag.optional(),
    is_south: flag.optional(),
    is_pet: flag.optional(),
    is_above_parking2: flag.optional(),
    is_above_parking3: flag.optional(),
    kozo: many(kozo).optional(),
    kodawari_kozo: many(kodawariKozo).optional(),
    sokosu_min: positive.optional(),
    sokosu_max: positive.optional(),
    bukken_no: many(bukkenNo).optional(),
    exclude_bukken_no: many(bukkenNo).optional(),
    order: baibaiOrder.default('recommend'),
    is_include_all: flag.optional().describe('30日以内に成約した物件も'),
    is_closed_only: flag.optional().describe('30日以内に成約した物件だけ（販売実績）'),
    ...extensions,
  })
  .check(ordered('kakaku', 'men', 'sokosu'))

export const baibaiRoomsQuery = query(roomsFields)
