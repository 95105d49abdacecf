import type { ReservationMove, ReservationView } from '@sumai/api-client/contract/reservation'
import { timestamp } from '../../wire/writing.ts'
import { reservationChanges } from './changes.ts'
import { reservationLinks } from './reservation-links.ts'
import { statusOf, unknownLink } from './reservations.errors.ts'
import { type Found, methodOf, reservationsRepository } from './reservations.repository.ts'

type Needs = Parameters<typeof reservationChanges>[0]

/** What a visitor does with a booking by the link of its mails. */
export function reservationsByLink(deps: Needs) {
  const { db, now, internalToken } = deps
  const links = reservationLinks(internalToken)
  const changes = reservationChanges(deps)

  async function open(token: string): Promise<Found> {
    const receiptNo = await links.receiptOf(token)
    const found = receiptNo && (await reservationsRepository(db).find(receiptNo))
    if (!found) throw unknownLink()
    return found
  }

  const viewOf = ({ reservation, inquiry }: Found): ReservationView => ({
    receipt_no: reservation.receiptNo,
    kind: reservation.kind,
    status: statusOf(reservation, now()),
    sequence: reservation.sequence,
    site_type: inquiry.siteType,
    method: methodOf(inquiry),
    people: reservation.people,
    start_at: timestamp(reservation.startAt),
    end_at: timestamp(reservation.endAt),
    tenpo_no: reservation.tenpoNo,
    content_id: reservation.contentId,
    session_no: reservation.sessionNo,
  })

  return {
    view: async (token: string) => viewOf(await open(token)),
    move: async (token: string, asked: ReservationMove) =>
      viewOf(await changes.move(await open(token), asked)),
    cancel: async (token: string) => viewOf(await changes.cancel(await open(token))),
  }
}
