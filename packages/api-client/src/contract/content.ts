import { z } from 'zod'
import { named, namedOrNull } from './coded.ts'
import { listOf } from './list.ts'
import { cityCode, count, syainNo, tenpoNo, timestamp, url, yen } from './scalars.ts'
import { contentStatus, contentType, customerType } from './words.ts'

export const seminarSession = z.object({
  session_no: z.int(),
  start_at: timestamp,
  end_at: timestamp,
  venue_name: z.string(),
  address: z.string().nullable(),
  online_url: url.nullable(),
  capacity: count,
  applied_count: count,
  apply_deadline: timestamp,
})

const speaker = z.object({ name: z.string(), profile: z.string() })

/** An article: news, question and answer, customer voice, owner seminar or town information. */
export const content = z.object({
  content_id: z.int(),
  ...named('content_type', '種別', contentType),
  title: z.string(),
  body: z.string().describe('HTML（許可した要素だけ）'),
  summary: z.string(),
  tag_id: z.int().nullable(),
  tag_name: z.string().nullable(),
  image_url: url.nullable(),
  publish_at: timestamp,
  expire_at: timestamp.nullable(),
  content_status: contentStatus,
  tenpo_no: tenpoNo.nullable(),
  syain_no: syainNo.nullable(),
  view_count: count,
  related_ids: z.array(z.int()),
  version: z.int(),

  answer_short: z.string().nullable().describe('短い回答（Q&A）'),
  match: z
    .record(z.string(), z.array(z.union([z.int(), z.string()])))
    .nullable()
    .describe('関連する物件条件（Q&A）。キーはクエリ名'),

  customer_initial: z.string().nullable().describe('お客様（voice）'),
  ...namedOrNull('customer_type', 'ご利用内容（voice）', customerType),
  city_code: cityCode.nullable().describe('voice, info'),
  rating: z.int().min(1).max(5).nullable().describe('満足度（voice）'),
  staff_reply: z.string().nullable().describe('担当者より（voice）'),

  sessions: z.array(seminarSession).nullable().describe('開催日程（seminar）'),
  speaker: speaker.nullable().describe('講師（seminar）'),
  fee: yen.nullable().describe('参加費 円（seminar）'),
})

/** Lists leave the body out. */
export const contentLight = content.omit({ body: true, related_ids: true })

export const contentList = listOf('contents', contentLight)
export const contentAnswer = z.object({ content })

export type Content = z.output<typeof content>
export type ContentLight = z.output<typeof contentLight>
export type SeminarSession = z.output<typeof seminarSession>
export type Speaker = z.output<typeof speaker>
