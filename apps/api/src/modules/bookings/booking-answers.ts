import type { Booking } from '@sumai/api-client/contract/booking'
import type { Deps } from '../../deps.ts'
import { homesReader } from '../../letters/homes-reader.ts'
import { timestamp } from '../../wire/writing.ts'
import { statusOf } from '../reservations/reservations.errors.ts'
import { methodOf } from '../reservations/reservations.repository.ts'
import type { Reservation } from '../reservations/reservations.table.ts'
import type { BookingRow } from './bookings.repository.ts'

/** Bookings as the calendar of the staff shows them, with the names of the homes to be seen. */
export function bookingAnswers({
  db,
  now,
  today,
  origins,
}: Pick<Deps, 'db' | 'now' | 'today' | 'origins'>) {
  const homesOf = homesReader({ db, today, origins })

  async function namesOf(rows: readonly BookingRow[]): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const site of ['chintai', 'baibai'] as const) {
      const own = rows.filter(({ inquiry }) => inquiry.siteType === site)
      const numbers = new Set(own.flatMap(({ inquiry }) => inquiry.bukkenNo))
      for (const { bukkenNo, name } of await homesOf(site, [...numbers])) names.set(bukkenNo, name)
    }
    return names
  }

  const stateOf = (reservation: Reservation) => {
    const status = statusOf(reservation, now())
    if (status !== 'booked') return status
    return reservation.acceptedAt ? 'accepted' : 'requested'
  }

  return async (rows: readonly BookingRow[]): Promise<Booking[]> => {
    const names = await namesOf(rows)
    return rows.map(({ reservation, inquiry, title }) => ({
      receipt_no: reservation.receiptNo,
      kind: reservation.kind,
      status: stateOf(reservation),
      sequence: reservation.sequence,
      site_type: inquiry.siteType,
      method: methodOf(inquiry),
      people: reservation.people,
      start_at: timestamp(reservation.startAt),
      end_at: timestamp(reservation.endAt),
      tenpo_no: reservation.tenpoNo ?? inquiry.tenpoNo,
      content_id: reservation.contentId,
      session_no: reservation.sessionNo,
      title,
      inquiry_id: inquiry.inquiryId,
      syain_no: inquiry.syainNo,
      ...{ name: inquiry.name, tel: inquiry.tel, email: inquiry.email },
      homes: inquiry.bukkenNo.map((bukken_no) => ({
        bukken_no,
        name: names.get(bukken_no) ?? bukken_no,
      })),
    }))
  }
}
