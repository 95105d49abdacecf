import { z } from 'zod'
import { bookingList } from './booking.ts'
import { viewsOfDay } from './home-views.ts'
import { query } from './query.ts'
import { bukkenNo, count, date, syainNo, tenpoNo } from './scalars.ts'
import { staffInquiryList } from './staff-inquiry.ts'
import { siteType } from './words.ts'

export const todayQuery = query(
  z.object({ tenpo_no: tenpoNo.optional().describe('本部だけ：ひとつの店舗に絞る') }),
)

const home = z.object({
  site_type: siteType,
  bukken_no: bukkenNo,
  name: z.string().describe('建物名と部屋番号、または物件名'),
  tenpo_no: tenpoNo,
  syain_no: syainNo.nullable(),
})

/** What needs somebody today: the head office sees all shops, a shop its own. */
const today = z.object({
  date,
  waiting: z.object({
    total: count,
    inquiries: z.array(
      staffInquiryList.shape.inquiries.element.extend({
        waiting_minutes: count.describe('受け付けてからの分'),
      }),
    ),
  }),
  visits: bookingList.shape.bookings.describe('今日の来店予約とセミナー。取り消しを除く'),
  drafts: z.object({
    total: count,
    homes: z.array(
      home.extend({
        missing: z
          .array(z.object({ field: z.string(), label: z.string() }))
          .describe('公開するまでに足りない項目'),
      }),
    ),
  }),
  expiring: z.object({
    total: count,
    homes: z.array(
      home.extend({
        jikai_koshin_date: date,
        days_left: z.int(),
        views: count.describe('7日間の表示回数'),
      }),
    ),
  }),
  days: z
    .array(viewsOfDay)
    .describe('この14日間の物件ページの表示回数とお問い合わせの数。古い順、今日まで'),
  most_viewed: z
    .array(home.extend({ days: z.array(viewsOfDay) }))
    .describe('この14日間によく表示された物件'),
  searches: z
    .array(
      z.object({
        site: siteType,
        phrase: z.string(),
        kind: z
          .enum(['words', 'conditions'])
          .describe('words 入力された言葉、conditions 条件を言葉にしたもの'),
        times: count,
        last_day: date,
      }),
    )
    .describe('この14日間に探されて、物件が見つからなかった言葉と条件'),
})

export const todayAnswer = z.object({ today })
