import { z } from 'zod'
import { count, yen } from './scalars.ts'

export const by = z
  .enum(['city_code', 'eki_code', 'shisetu_no', 'shogakko_no', 'chugakko_no'])
  .describe('市区町村ごとか、駅ごとか、学校ごとか、小・中学校区ごとか')

export type By = z.output<typeof by>

/** What every place would give, without the places of the query; those without anything are left out. */
export const byPlaceAnswer = z.object({
  total: count.describe('条件に合うすべての物件数'),
  places: z.array(
    z.object({
      code: z.string().describe('市区町村コードか駅コードか学校の番号'),
      count: count.describe('この場所の物件数'),
      price: z
        .object({ median: yen, n: count })
        .nullable()
        .describe('中央値。偶数件では低い方。price_of に合う物件がなければ null'),
      minutes: z
        .object({ tenjin: z.int(), hakata: z.int() })
        .optional()
        .describe('駅だけ: 天神と博多まで、平日朝の目安の分。行き方がわからない駅にはない'),
    }),
  ),
})
