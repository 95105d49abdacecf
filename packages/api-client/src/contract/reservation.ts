import { z } from 'zod'
import { query } from './query.ts'
import { date, tenpoNo, time, timestamp } from './scalars.ts'
import { siteType } from './words.ts'

/** The token of the link in the mails of a booking. */
export const reservationQuery = query(z.object({ token: z.string().max(1000) }))

/** What is booked, a visit or seats of a seminar, and what its number of changes is. */
export const booked = z.object({
  receipt_no: z.string(),
  kind: z.enum(['visit', 'seminar']),
  sequence: z.int().describe('変更の回数。変更するときに送り返す'),
  site_type: siteType,
  method: z.string().describe('来店方法・参加方法（フォームの値）'),
  people: z.int(),
  start_at: timestamp,
  end_at: timestamp,
  tenpo_no: tenpoNo.nullable(),
  content_id: z.int().nullable(),
  session_no: z.int().nullable(),
})

/** As it stands now, for the visitor. It names nobody. */
const reservation = booked.extend({
  status: z
    .enum(['booked', 'cancelled', 'over'])
    .describe('booked 予約中、cancelled 取り消し済み、over 日時を過ぎた'),
})

export const reservationAnswer = z.object({ reservation })

/** Of a visit day and time, of a seminar its date and the number of people. */
export const reservationMove = z.object({
  sequence: z.int().min(0).describe('見ていた予約の sequence。ほかで変更されていれば 409'),
  date: date.or(z.literal('')).optional(),
  time: time.or(z.literal('')).optional(),
  session_no: z.int().min(0).max(32_767).optional(),
  ninzu: z.int().min(0).max(32_767).optional(),
})

export type ReservationMove = z.output<typeof reservationMove>
export type ReservationView = z.output<typeof reservation>
