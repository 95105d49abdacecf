import { z } from 'zod'
import { kotsu, shisetu } from './access.ts'
import { coded, codedList, codedOrNull } from './coded.ts'
import { cityCode, date, latitude, longitude, men, month } from './scalars.ts'
import { taishin } from './words.ts'

/** Where it is, as far as the public may know: the block number (banchi) stays with the staff. */
export const place = z.object({
  pref_code: z.string(),
  city_code: cityCode,
  town: z.string(),
  chome: z.string().nullable(),
  address_disp: z.string().describe('所在地（町名まで）'),
  lat: latitude,
  lng: longitude,
  latlng_precision: z.enum(['exact', 'town']).describe('位置の精度'),
  kotsu: z.array(kotsu).describe('交通（1〜3）。eki_code で探したときはその駅が先'),
  shisetu: z.array(shisetu).describe('通学・周辺施設'),
  shogakko_no: z.string().nullable().describe('小学校区'),
  chugakko_no: z.string().nullable().describe('中学校区'),
})

/** Levels 0 (none) to 5; `source` and `checked_on` say where and when they were read. */
const hazard = z.object({
  kozui: z.int().min(0).max(5),
  dosha: z.int().min(0).max(5),
  takashio: z.int().min(0).max(5),
  tsunami: z.int().min(0).max(5),
  source: z.string(),
  checked_on: date,
})

/** Earthquake standard, energy and hazard: the same for rent and sale. */
export const performance = z.object({
  taishin: taishin.describe('耐震基準'),
  shoene_rank: z.int().nullable().describe('省エネ性能 ★0〜6'),
  dannetsu_rank: z.int().nullable().describe('断熱性能 等級1〜7'),
  konetsuhi_en: z.int().nullable().describe('目安光熱費 円/年'),
  hazard: hazard.nullable(),
})

/** Facts of a rental building; rooms carry a read-only copy. */
export const tatemonoFacts = z.object({
  chiku_ym: month.describe('築年月'),
  chiku_year: z.int().describe('築年数。0 は新築（1年未満かつ未入居）だけ'),
  is_shinchiku: z.boolean(),
  ...coded('kozo', '構造'),
  chijo_kaisu: z.int().describe('階数（地上）'),
  chika_kaisu: z.int().describe('階数（地下）'),
  kosu: z.int().nullable().describe('総戸数'),
  shikichi_men: men.nullable().describe('敷地面積 ㎡'),
  kanri_kaisha: z.string().nullable(),
  ...codedOrNull('kanrinin', '管理人'),
  is_elevator: z.boolean(),
  ...codedOrNull('youto_chiiki', '用途地域'),
  ...codedList('setsubi_kyoyo', '共用設備'),
})

export type Hazard = z.output<typeof hazard>
