import type { DateInput } from '@sumai/format/dates'
import type { OpeningHours } from '../opening-hours.ts'

/** A shop as the client hands it over: what the rules of a visit need of it. */
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
}

/**
 * What rules need to know beyond the form itself. The page gives what it has loaded, the API what
 * the database says at that moment. A fact that is left out turns off its rules, which the API then
 * applies; only `shops` is needed by the reservation, which books with nobody else.
 */
export type Facts = {
  /** The moment of the check; this one unless a test says otherwise. */
  now?: DateInput
  /** Where a visit can be booked (reservation), or the shops of the listings asked about. */
  shops?: readonly VisitShop[]
  /** What nobody else can book any more. */
  fullSlots?: readonly { tenpoNo: string; date: string; time: string }[]
  /** Whom a visitor can ask for. */
  staffs?: readonly { syainNo: string; tenpoNo: string }[]
  /** The dates of the seminar. */
  sessions?: readonly SeminarDate[]
}
export type KnownFacts = Facts & { now: DateInput }
