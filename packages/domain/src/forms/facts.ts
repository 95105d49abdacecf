import type { DateInput } from '@sumai/format/dates'
import type { OpeningHours } from '../opening-hours.ts'

/** The fields of a shop that the rules of a visit need. */
export type VisitShop = OpeningHours & {
  tenpoNo: string
  tenpoName: string
  tel: string
  reserveSlotMinutes: number
}

export type SeminarDate = {
  sessionNo: number
  capacity: number
  appliedCount: number
  applyDeadline: DateInput
  /** オンライン, or where it is. */
  venueName?: string
}

/**
 * Data that the rules need beside the form: what the page has loaded, or what the API reads from
 * the database. Rules whose data are missing are skipped; the API always has all of them. Only the
 * reservation refuses without `shops`.
 */
export type Facts = {
  /** The moment of the check; default: now. */
  now?: DateInput
  /** Where a visit can be booked (reservation), or the shops of the listings asked about. */
  shops?: readonly VisitShop[]
  /** Slots that are fully booked. */
  fullSlots?: readonly { tenpoNo: string; date: string; time: string }[]
  /** The staff that a visitor can choose. */
  staffs?: readonly { syainNo: string; tenpoNo: string }[]
  /** The dates of the seminar. */
  sessions?: readonly SeminarDate[]
}
export type KnownFacts = Facts & { now: DateInput }
