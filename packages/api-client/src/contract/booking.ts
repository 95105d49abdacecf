import { z } from 'zod'
import { query } from './query.ts'
import { booked } from './reservation.ts'
import { bukkenNo, date, syainNo, tenpoNo, time, timestamp } from './scalars.ts'
import { siteType } from './words.ts'
import { filled, textOrNull } from './writable.ts'

const bookingsFields = z.object({
  tenpo_no: tenpoNo
    .optional()
    .describe(
      '省略すると自分の店舗。本部はすべて。本部には、店舗の決まっていないセミナーの申込も含む',
    ),
  from: date,
  to: date.describe('この日まで。from から62日以内'),
})
export const bookingsQuery = query(bookingsFields)

/** A visit or seats of a seminar, with who comes: nobody is named when the enquiry was forgotten. */
const booking = booked.extend({
  status: z
    .enum(['requested', 'accepted', 'cancelled', 'over'])
    .describe('requested 承認待ち、accepted 承認ずみ、cancelled 取り消し、over 日時を過ぎた'),
  title: z.string().nullable().describe('セミナーの名称'),
  inquiry_id: z.int(),
  syain_no: syainNo.nullable().describe('担当者'),
  name: z.string().nullable(),
  tel: z.string().nullable(),
  email: z.string().nullable(),
  homes: z.array(z.object({ bukken_no: bukkenNo, name: z.string() })),
})

/** A visit that somebody asked for by telephone, or in the shop. */
export const bookingBody = z.object({
  tenpo_no: tenpoNo,
  date,
  time,
  site_type: siteType,
  method: z.enum(['visit', 'online', 'onsite']).describe('来店方法（フォームの値）'),
  ninzu: z.int().min(1).max(9).describe('人数'),
  name: filled(50),
  name_kana: textOrNull(50).optional(),
  tel: filled(20),
  email: z.email().max(254).nullish(),
  note: textOrNull(1000).optional().describe('職員の記録'),
})

/** What the staff did last is taken back, if it is still the last. */
export const bookingUndo = z.object({
  sequence: z.int().min(0).describe('変更したあとの予約の sequence'),
})

const blockedTime = z.object({
  blocked_id: z.int(),
  tenpo_no: tenpoNo,
  start_at: timestamp,
  end_at: timestamp,
  reason: z.string().nullable(),
})

export const bookingList = z.object({
  bookings: z.array(booking),
  blocked_times: z.array(blockedTime),
})
export const bookingAnswer = z.object({ booking })

export const blockedTimeBody = z.object({
  tenpo_no: tenpoNo,
  start_at: timestamp,
  end_at: timestamp,
  reason: textOrNull(100).optional(),
})
export const blockedTimeAnswer = z.object({ blocked_time: blockedTime })

export type Booking = z.output<typeof booking>
export type BookingBody = z.input<typeof bookingBody>
export type BookingsQuery = z.output<typeof bookingsFields>
export type BlockedTimeBody = z.input<typeof blockedTimeBody>
