import { z } from 'zod'
import { banner } from './banner.ts'
import { content, seminarSession } from './content.ts'
import { syainNo } from './scalars.ts'
import { holiday, staffShop } from './shop.ts'
import { staff } from './staff.ts'
import { bannerType } from './words.ts'
import { changed, filled, link, picture, small, textOrNull, texts, writable } from './writable.ts'

/** Bodies of the staff for everything that is not a listing. */

const bannerFields = writable(banner, 'banner_id', 'sort', 'version').extend({
  title: filled(60),
  image_pc: picture,
  image_sp: picture.nullable(),
  alt: filled(100).describe('代替テキスト'),
  link_url: link.nullable(),
})

/** POST: a new banner comes last in its place. */
export const bannerBody = bannerFields.extend({
  image_sp: bannerFields.shape.image_sp.default(null),
  link_url: bannerFields.shape.link_url.default(null),
  is_blank: z.boolean().default(false),
  start_at: banner.shape.start_at.default(null),
  end_at: banner.shape.end_at.default(null),
  is_public: z.boolean().default(true),
})
/** PUT: what is left out stays as it is; a banner stays in its place on the site. */
export const bannerChange = bannerFields.omit({ banner_type: true }).partial().extend(changed)

/** All banners of a place, in the order in which they are shown. */
export const bannersOrder = z.object({
  banner_type: bannerType,
  banner_id: z.array(z.int()).max(500),
})

const contentFields = writable(content, 'content_id', 'view_count', 'version').extend({
  title: filled(100),
  body: z.string().max(200_000).describe('HTML。許可した要素だけが残る'),
  summary: z.string().trim().max(120).describe('空のときは本文のはじめ'),
  tag_name: textOrNull(40),
  image_url: picture.nullable(),
  related_ids: z.array(z.int().min(1)).max(20),
  answer_short: textOrNull(200),
  customer_initial: textOrNull(10),
  staff_reply: textOrNull(2000),
  speaker: z.object({ name: filled(40), profile: z.string().max(1000) }).nullable(),
  sessions: z
    .array(
      seminarSession.omit({ applied_count: true }).extend({
        session_no: small.min(1),
        venue_name: filled(100),
        address: textOrNull(120),
        online_url: link.nullable(),
        capacity: small.min(0),
      }),
    )
    .max(50)
    .nullable(),
})

/** PUT: what is left out stays as it is; `sessions` are replaced as a whole. */
export const contentChange = contentFields.partial().extend(changed)
export const contentBody = contentFields.partial().extend({
  content_type: contentFields.shape.content_type,
  title: contentFields.shape.title,
  body: contentFields.shape.body,
  content_status: contentFields.shape.content_status.default('draft'),
})

/** What only colleagues see of each other. */
const staffOnly = {
  is_public: z.boolean(),
  user_type: z.enum(['admin', 'shop']).nullable().describe('権限'),
  email: z.email().max(254).nullable(),
}
export const colleague = staff.extend(staffOnly)
export const colleagueAnswer = z.object({ staff: colleague })

const staffFields = writable(colleague, 'version').extend({
  syain_no: z.string().regex(/^\d{6}$/),
  name: filled(40),
  name_kana: filled(40),
  photo_url: picture.nullable(),
  yakushoku: textOrNull(20),
  shikaku: texts(20, 40),
  tokui: texts(20, 40),
  shushin: textOrNull(20),
  shumi: textOrNull(40),
  message: textOrNull(300),
  languages: texts(10, 20),
  nengen: small.min(0).nullable(),
  sort: small,
})

export const staffChange = staffFields.partial().extend(changed)
export const staffBody = staffFields.partial().extend({
  syain_no: staffFields.shape.syain_no,
  tenpo_no: staffFields.shape.tenpo_no,
  name: staffFields.shape.name,
  name_kana: staffFields.shape.name_kana,
})

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

export const shopChange = writable(
  staffShop,
  'chintai_count',
  'baibai_count',
  'staffs_count',
  'version',
)
  .extend({
    tenpo_name: filled(40),
    tenpo_kana: textOrNull(60),
    zip: z.string().regex(/^\d{3}-\d{4}$/),
    address: filled(120),
    tel: filled(13),
    fax: textOrNull(13),
    free_dial: textOrNull(13),
    teikyu_label: filled(60),
    holidays: z.array(holiday.extend({ from: monthDay, to: monthDay, label: filled(40) })).max(20),
    reserve_slot_minutes: small.min(15).max(240),
    reserve_capacity: small.min(0).max(50),
    access: textOrNull(1000),
    parking_count: small.min(0),
    photos: z.array(picture).max(20),
    panorama_url: picture.nullable(),
    comment: textOrNull(1000),
    features: texts(20, 40),
    inquiry_emails: z.array(z.email().max(254)).max(5),
    menkyo_no: filled(40),
    kameidantai: filled(120),
    sort: small,
  })
  .partial()
  .extend(changed)

/** All staff of a shop, in the order in which they are shown. */
export const staffsOrder = z.object({ syain_no: z.array(syainNo).max(500) })

export type BannerBody = z.input<typeof bannerBody>
export type BannerChange = z.input<typeof bannerChange>
export type BannersOrder = z.input<typeof bannersOrder>
export type ContentBody = z.input<typeof contentBody>
export type ContentChange = z.input<typeof contentChange>
export type StaffBody = z.input<typeof staffBody>
export type StaffChange = z.input<typeof staffChange>
export type ShopChange = z.input<typeof shopChange>
export type StaffsOrder = z.input<typeof staffsOrder>
