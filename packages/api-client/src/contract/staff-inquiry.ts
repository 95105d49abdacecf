import { z } from 'zod'
import { named } from './coded.ts'
import { limit, many, query } from './query.ts'
import { bukkenNo, date, syainNo, tenpoNo, timestamp, tmNo } from './scalars.ts'
import { inquiryForm, inquiryType, siteType } from './words.ts'
import { changed, filled } from './writable.ts'

/** What the staff make of an enquiry. */
const progress = ['new', 'in_progress', 'visit', 'applied', 'done', 'lost'] as const
/** `spam`: a trap has caught it. */
const inquiryStatus = z.enum([...progress, 'spam'])

const inquiriesFields = z.object({
  status: many(inquiryStatus).optional().describe('省略すると spam 以外'),
  inquiry_type: many(inquiryType).optional(),
  site_type: siteType.optional(),
  tenpo_no: many(tenpoNo).optional(),
  syain_no: many(syainNo).optional().describe('担当者'),
  bukken_no: bukkenNo.optional(),
  receipt_no: z.string().max(20).optional(),
  email: z.string().max(254).optional(),
  keyword: z.string().max(50).optional().describe('お名前・フリガナ・電話番号の一部'),
  since: date.optional().describe('この日から'),
  until: date.optional().describe('この日まで'),
  order: z
    .enum(['latest', 'waiting'])
    .default('latest')
    .describe('waiting は未読を先に、それぞれ長く待っている順'),
  unread_at: timestamp
    .optional()
    .describe('waiting：この日時に未読だったものを未読として並べる。省略するといま'),
  cursor: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional()
    .describe('前の応答の next_cursor。省略するとはじめから'),
  limit: limit(50),
})

export const inquiriesQuery = query(inquiriesFields)

const written = {
  written_at: timestamp,
  user_type: z.enum(['admin', 'shop']),
  tenpo_no: tenpoNo.nullable(),
  syain_no: syainNo.nullable(),
  text: z.string(),
}
/** A note of somebody of the staff. */
const inquiryNote = z.object(written)

const mailState = z
  .enum(['waiting', 'sent', 'failed'])
  .describe('waiting まだ送っていない、sent 送信ずみ、failed 届けられない')

/** A mail of somebody of the staff to whoever enquired. */
const reply = z.object({
  reply_id: z.uuid(),
  ...written,
  sends_at: timestamp.describe('この時刻までは取り消せる'),
})

/** What was said since, the oldest first. */
const threadItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), written_at: timestamp, state: mailState }),
  reply.extend({ kind: z.literal('reply'), state: mailState, name: z.string().nullable() }),
  inquiryNote.extend({ kind: z.literal('note'), name: z.string().nullable() }),
])

const inquiryLight = z.object({
  inquiry_id: z.int(),
  receipt_no: z.string(),
  ...named('inquiry_type', '種別', inquiryType),
  form: inquiryForm,
  site_type: siteType,
  ...named('status', '対応状況', inquiryStatus),
  tenpo_no: tenpoNo.nullable().describe('受け付けた店舗。null は本部'),
  syain_no: syainNo.nullable().describe('担当者'),
  bukken_no: z.array(bukkenNo),
  tm_no: tmNo.nullable(),
  name: z.string().nullable(),
  reply_estimate: timestamp.nullable().describe('返信の目安'),
  created_at: timestamp,
  updated_at: timestamp.nullable(),
  anonymised_at: timestamp.nullable().describe('個人情報を消した日時'),
  read_at: timestamp.nullable().describe('担当する店舗の職員がはじめて開いた日時。null は未読'),
  version: z.int(),
})

const inquiry = inquiryLight.extend({
  name_kana: z.string().nullable(),
  email: z.string().nullable(),
  tel: z.string().nullable(),
  contact_method: z.string().nullable(),
  contact_time: z.string().nullable(),
  body: z.string().nullable(),
  page_url: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).describe('フォームのほかの項目'),
  notes: z.array(inquiryNote).describe('職員の記録。古い順'),
})

/** `next_cursor` is null at the end. */
export const staffInquiryList = z.object({
  inquiries: z.array(inquiryLight),
  next_cursor: z.string().nullable(),
})
export const staffInquiryAnswer = z.object({
  inquiry: inquiry.extend({
    thread: z.array(threadItem).describe('自動返信・返信・記録。古い順'),
    others: z.array(inquiryLight).describe('同じメールアドレスのほかのお問い合わせ。新しい順'),
  }),
})

export const replyBody = z.object({
  body: filled(10_000),
  complete: z.boolean().optional().describe('対応状況を done にする'),
})
/** The reply, and the enquiry as it is now. */
export const replyAnswer = staffInquiryAnswer.extend({ reply })

/** PATCH: what is left out stays as it is; a note is added to those that are there. */
export const inquiryChange = z.object({
  ...changed,
  status: z.enum(progress).optional(),
  tenpo_no: tenpoNo.nullable().optional().describe('ほかの店舗へ渡す。本部だけ'),
  syain_no: syainNo.nullable().optional().describe('担当者'),
  note: filled(2000).optional(),
})

export type InquiriesQuery = z.output<typeof inquiriesFields>
export type InquiriesOrder = InquiriesQuery['order']
export type InquiryStatus = z.output<typeof inquiryStatus>
export type InquiryNote = z.output<typeof inquiryNote>
export type InquiryChange = z.input<typeof inquiryChange>
export type ReplyBody = z.input<typeof replyBody>
export type InquiryReply = z.output<typeof reply> & { status_before: InquiryStatus }
export type ThreadItem = z.output<typeof threadItem>
export type StaffInquiry = z.output<typeof staffInquiryAnswer>['inquiry']
export type StaffInquiryLight = z.output<typeof inquiryLight>
