import { z } from 'zod'
import { bukkenNo, tenpoNo, timestamp, tmNo, url } from './scalars.ts'
import { inquiryForm, inquiryType, siteType } from './words.ts'

/** The forms check the length, in characters: zod's `max` would count UTF-16 units. */
const text = (maxLength: number) => z.string().meta({ maxLength }).optional()

/** What a field of a form holds: a value, several, or days with times. Never deeper than that. */
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const detail = z.union([
  scalar,
  z.array(z.union([scalar, z.record(z.string().max(40), scalar)])).max(200),
])

/**
 * The envelope of POST inquiry: what all forms share at the top, every other field
 * in `details` by its name in forms.json. Which of them a form demands, and the messages, are the
 * form schemas of packages/domain.
 */
export const inquiryBody = z.object({
  inquiry_type: inquiryType,
  form: inquiryForm,
  site_type: siteType,
  name: text(50),
  name_kana: text(50),
  email: text(254),
  tel: text(20),
  contact_method: text(20),
  contact_time: text(20),
  body: text(1000),
  tenpo_no: tenpoNo.optional(),
  bukken_no: z.array(bukkenNo).max(10).optional(),
  tm_no: tmNo.optional(),
  agree_privacy: z.boolean(),
  website: z.string().max(200).default('').describe('おとり欄。人には見えない'),
  page_url: url.optional(),
  form_token: z.string().max(2000).optional(),
  details: z.record(z.string().max(40), detail).default({}),
})

export const inquiryReceipt = z.object({
  receipt_no: z.string(),
  inquiry_type: inquiryType,
  tenpo_no: tenpoNo.nullable(),
  reply_estimate: timestamp.nullable().describe('返信の目安'),
  receipt_token: z.string().describe('完了画面のための署名つき控え（30分有効）'),
})

export const inquiryAnswer = z.object({ inquiry: inquiryReceipt })

/** Any value JSON can hold. */
export type JsonValue = z.core.util.JSONType
export type InquiryBody = z.input<typeof inquiryBody>
export type InquiryReceipt = z.output<typeof inquiryReceipt>
