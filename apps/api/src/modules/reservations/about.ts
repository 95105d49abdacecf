import { eq } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { namesReader } from '../inquiries/inquiry-names.ts'
import { shops } from '../shops/shops.table.ts'
import type { Booked } from './booked.ts'
import { reservationLinks } from './reservation-links.ts'
import { type Asked, methodOf } from './reservations.repository.ts'
import type { Reservation } from './reservations.table.ts'

type Needs = Pick<Deps, 'db' | 'today' | 'origins' | 'internalToken'>

/** All that mails tell of a booking but the booking itself: read before its transaction. */
export function aboutReader(deps: Needs) {
  const { db, origins, internalToken } = deps
  const links = reservationLinks(internalToken)
  const namesOf = namesReader(deps)

  return async (
    { reservation, inquiry }: Asked,
    target: Pick<Reservation, 'contentId' | 'sessionNo'>,
  ): Promise<Omit<Booked, 'reservation'>> => {
    const { siteType: site, name, email, tel, bukkenNo } = inquiry
    const { homes, seminar } = await namesOf(site, {
      bukken_no: bukkenNo,
      content_id: target.contentId,
      session_no: target.sessionNo,
    })
    const [shop = null] = reservation.tenpoNo
      ? await db.select().from(shops).where(eq(shops.tenpoNo, reservation.tenpoNo))
      : []
    const link = sitePages(origins.site).manage(await links.tokenFor(reservation.receiptNo))
    return { site, name, email, tel, method: methodOf(inquiry), shop, seminar, homes, link }
  }
}
