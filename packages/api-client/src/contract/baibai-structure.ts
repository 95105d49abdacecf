import { z } from 'zod'
import { codedOrNull } from './coded.ts'
import { men, month, yen } from './scalars.ts'

/** The areas; which of them `men` repeats depends on the kind of listing. */
export const areas = z.object({
  tochi_men: men.nullable().describe('土地面積 ㎡'),
  ...codedOrNull('tochi_men_kbn', '土地面積計測'),
  tatemono_men: men.nullable().describe('建物面積 ㎡'),
  ...codedOrNull('tatemono_men_kbn', '建物面積計測'),
  senyu_men: men.nullable().describe('専有面積 ㎡'),
  balcony_men: men.nullable().describe('バルコニー面積 ㎡'),
  niwa_men: men.nullable().describe('専用庭面積 ㎡'),
  men: men.describe('検索用面積 ㎡。区分は専有、戸建・一棟は建物、土地は土地'),
})

/** What was renewed, and when. */
const reform = z.object({ place: z.string(), ym: month, note: z.string().nullable() })

/** The building, or the part of it, on sale; all `null` for land. */
export const structure = z.object({
  chiku_ym: month.nullable().describe('築年月'),
  chiku_year: z.int().nullable(),
  is_shinchiku: z.boolean(),
  kansei_ym: month.nullable().describe('完成（予定）年月'),
  kenchiku_kakunin_no: z.string().nullable().describe('建築確認番号'),
  ...codedOrNull('kozo', '構造'),
  sokosu: z.int().nullable().describe('総階数（地上）'),
  chika_kaisu: z.int().nullable(),
  kai: z.int().nullable().describe('所在階'),
  kosu: z.int().nullable().describe('総戸数'),
  ...codedOrNull('muki', '向き'),
  is_reform: z.boolean().describe('リフォーム・リノベーション済'),
  reform: z.array(reform),
  is_pet: z.boolean().nullable(),
  ...codedOrNull('parking_kbn', '駐車場区分'),
  parking_daisu: z.int().nullable(),
  parking_ryo: yen.nullable().describe('駐車場料金 円/月'),
  inspection: z.boolean().nullable().describe('建物状況調査済'),
  kashi_hoken: z.boolean().nullable().describe('既存住宅売買瑕疵保険'),
})

export type Reform = z.output<typeof reform>
