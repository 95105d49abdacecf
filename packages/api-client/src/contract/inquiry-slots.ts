import { z } from 'zod'
import { query } from './query.ts'
import { date, month, tenpoNo, time } from './scalars.ts'

const inquirySlotsFields = z.object({
  tenpo_no: tenpoNo,
  month: month.optional().describe('YYYY-MM。省略すると予約できる期間のすべて'),
})

export const inquirySlotsQuery = query(inquirySlotsFields)

const slot = z.object({ time, is_full: z.boolean() })

const slotDay = z.object({
  date,
  is_closed: z.boolean().describe('定休日・休業期間'),
  slots: z.array(slot).describe('予約できる時刻。満席の枠も含む。電話受付だけの日は空'),
})

/** When a shop can be visited: every day from today to the last that can be booked. */
const inquirySlots = z.object({
  tenpo_no: tenpoNo,
  today: date,
  last_day: date.describe('予約できる最後の日'),
  reserve_slot_minutes: z.int().describe('予約枠の長さ 分'),
  days: z.array(slotDay),
})

export const inquirySlotsAnswer = z.object({ inquiry_slots: inquirySlots })

export type SlotDay = z.output<typeof slotDay>
