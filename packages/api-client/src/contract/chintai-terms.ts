import { z } from 'zod'
import { coded, codedOrNull, named } from './coded.ts'
import { date, men, yen } from './scalars.ts'
import { petKbn } from './words.ts'

/** The contract and when one may move in. */
export const chintaiContract = z.object({
  ...coded('keiyaku_kbn', '契約形態'),
  keiyaku_kikan_month: z.int().describe('契約期間 か月'),
  saikeiyaku: z.string().nullable().describe('再契約・更新'),
  ...coded('nyukyo_jiki', '入居可能時期'),
  nyukyo_date: date.nullable().describe('入居可能日（期日指定のとき）'),
  nyukyo_joken: z.array(z.string()).describe('入居条件'),
})

/** The room itself: size, floor, side. */
export const chintaiSpace = z.object({
  room_no: z.string().nullable().describe('部屋番号（表示しない物件は null）'),
  senyu_men: men.describe('専有面積 ㎡'),
  ...coded('menseki_kbn', '面積計測方式'),
  balcony_men: men.nullable().describe('バルコニー面積 ㎡'),
  kai: z.int().nullable().describe('所在階（-1 は地下1階）'),
  kai_to: z.int().nullable().describe('メゾネットの上階'),
  ...codedOrNull('muki', '向き（主要採光面）'),
  is_kadobeya: z.boolean(),
  is_saijokai: z.boolean(),
})

export const chintaiExtras = z.object({
  is_free_internet: z.boolean(),
  ...coded('parking_kbn', '駐車場区分'),
  parking_daisu: z.int().nullable().describe('契約可能台数'),
  parking_ryo1: yen.nullable().describe('駐車場料金（1台目）円/月'),
  parking_ryo2: yen.nullable().describe('駐車場料金（2台目）円/月'),
  is_free_parking1: z.boolean(),
  is_free_parking2: z.boolean(),
  parking_note: z.string().nullable(),
  ...named('pet_kbn', 'ペット', petKbn),
  pet_joken: z.string().nullable(),
})
