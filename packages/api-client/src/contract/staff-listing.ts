import { z } from 'zod'
import { kotsu } from './access.ts'
import { named } from './coded.ts'
import { listOf } from './list.ts'
import { keyword, limitUpTo, many, paging, positive, query } from './query.ts'
import { bukkenNo, count, date, syainNo, tenpoNo, yen } from './scalars.ts'
import { boshuStatus } from './words.ts'

const listingsFields = z.object({
  ...paging,
  limit: limitUpTo(100, 50),
  keyword: keyword.optional().describe('建物名・見出し・物件番号・駅'),
  boshu_status: many(boshuStatus).optional(),
  tenpo_no: tenpoNo.optional(),
  syain_no: syainNo.optional().describe('担当者'),
  expires_until: date.optional().describe('次回更新予定日がこの日までの、公開中の物件'),
  photos_below: positive.optional().describe('写真がこの枚数に足りない物件'),
  order: z.enum(['expiry', 'updated', 'price_asc', 'price_desc']).default('expiry'),
})

/** GET listings/{site}: as the list of the staff needs them, in any state. */
export const staffListingsQuery = query(listingsFields)

const staffListing = z.object({
  bukken_no: bukkenNo,
  tenpo_no: tenpoNo,
  syain_no: syainNo.nullable(),
  ...named('boshu_status', '募集状況', boshuStatus),
  name: z.string().describe('建物名または物件名'),
  room_no: z.string().nullable(),
  title: z.string(),
  price: yen.describe('賃料または価格'),
  monthly: yen.nullable().describe('管理費・共益費'),
  madori_label: z.string().nullable(),
  men: z.number().describe('㎡'),
  kotsu: z.array(kotsu),
  photo_url: z.string().nullable(),
  photo_count: count,
  koshin_date: date,
  jikai_koshin_date: date,
  version: z.int(),
})

/** Of all that match but for `boshu_status`, `expires_until` and `photos_below`. */
const counts = z.object({
  by_status: z.object({
    draft: count,
    public: count,
    applied: count,
    closed: count,
    hidden: count,
  }),
  expiring: count.describe('7日以内に次回更新予定日になる、公開中の物件'),
  few_photos: count.describe('写真が5枚に足りない、公開中か下書きの物件'),
})

export const staffListingList = listOf('listings', staffListing).extend({ counts })

export type StaffListingsQuery = z.output<typeof listingsFields>
export type StaffListing = z.output<typeof staffListing>
export type StaffListingCounts = z.output<typeof counts>
