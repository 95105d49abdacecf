import { z } from 'zod'
import { coded, codedList, named } from './coded.ts'
import { photo } from './photo.ts'
import { bukkenNo, date, syainNo, tenpoNo, timestamp, url } from './scalars.ts'
import { boshuStatus } from './words.ts'

/** The fields that every listing begins with, for rent or for sale. */
export const headline = z.object({
  bukken_no: bukkenNo,
  tenpo_no: tenpoNo,
  syain_no: syainNo.nullable(),
  ...named('boshu_status', '募集状況', boshuStatus),
  ...coded('shubetu', '物件種目'),
  title: z.string().describe('見出し'),
  catch_copy: z.string().nullable(),
  comment: z.string().nullable().describe('おすすめコメント'),
  ...codedList('setsubijoken', '設備・条件'),
  ...codedList('kodawari_kozo', 'こだわり構造'),
  ...coded('torihiki_taiyo', '取引態様'),
  ...coded('genkyo', '現況'),
  biko: z.string().nullable().describe('備考'),
})

export const pictures = z.object({
  photos: z
    .array(photo)
    .describe(
      'fields=light では居室・外観・キッチン・間取り図の先頭1枚ずつと、ほかの写真3枚まで（賃貸は居室、売買は外観から）',
    ),
  photo_count: z.int().describe('写真の総数'),
  panorama_urls: z.array(url),
  movie_url: url.nullable(),
})

/** The dates an advertisement on the internet must show (Fair Competition Code). */
export const freshness = z.object({
  koukai_date: date.describe('情報公開日'),
  koshin_date: date.describe('直前の更新日'),
  jikai_koshin_date: date.describe('次回更新予定日（更新日から14日以内）'),
  yuko_kigen: date.nullable().describe('取引条件有効期限'),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
})

/** A floor plan that is drawn from the facts of a listing which has none. */
export const planSketch = z
  .object({ url, width: z.int().describe('幅 px'), height: z.int().describe('高さ px') })
  .nullable()
  .describe('間取り略図。間取り図の写真がある、または描けない物件は null')

/** How long one is on the way to where the work is. */
export const centreMinutes = z
  .array(z.object({ to: z.string().describe('天神、博多'), minutes: z.int() }))
  .describe('駅までの道と電車・バスの分数の目安。遠い物件と成約物件は空')

export type CentreMinutes = z.output<typeof centreMinutes>

export type PlanSketch = z.output<typeof planSketch>
