import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { alertAsked, magazineAsked } from '../mailmagazine/asked.ts'
import { askToConfirm } from '../mailmagazine/double-opt-in.ts'
import { putMails } from '../outbox/mails.ts'
import type { Booked } from '../reservations/booked.ts'
import { remind } from '../reservations/reminder.ts'
import { reservationLinks } from '../reservations/reservation-links.ts'
import type { Reservation } from '../reservations/reservations.table.ts'
import { formOf, valuesOf } from './answer-rows.ts'
import type { StoredInquiry } from './inquiries.repository.ts'
import { type Names, namesReader } from './inquiry-names.ts'
import { mailsOf } from './mails.ts'

type Stored = { receiptNo: string; reservation: Reservation | undefined; now: Date }
/** Queues the mails of an enquiry in the transaction that stores it. */
type Tell = (tx: Database, stored: Stored) => Promise<void>

/** Reads what the mails of an enquiry name, before its transaction begins. */
export function teller(deps: Pick<Deps, 'db' | 'today' | 'origins' | 'internalToken'>) {
  const { origins, internalToken } = deps
  const namesOf = namesReader(deps)
  const links = reservationLinks(internalToken)
  const pages = sitePages(origins.site)

  return async function prepare(inquiry: StoredInquiry): Promise<Tell> {
    if (inquiry.status === 'spam') return async () => {}
    const { form: kind, asked } = inquiry
    if (kind === 'mail-magazine' || kind === 'mail-alert') {
      const wanted =
        kind === 'mail-alert' ? alertAsked(inquiry.details) : magazineAsked(inquiry.details)
      return async (tx, { receiptNo, now }) => {
        const mails = await askToConfirm(tx, inquiry, wanted, origins, now)
        await putMails(tx, mails, now, { receiptNo })
      }
    }
    const form = formOf(kind, inquiry.siteType)
    const values = valuesOf(form, asked)
    const names = await namesOf(inquiry.siteType, values)

    return async (tx, { receiptNo, reservation, now }) => {
      const told = { inquiry, receiptNo, kind, form, values, names, origin: origins.site }
      const booked = reservation && {
        ...bookedOf(inquiry, names, reservation),
        link: pages.manage(await links.tokenFor(receiptNo)),
      }
      await putMails(tx, mailsOf(told, booked, now), now, { receiptNo })
      if (booked) await remind(tx, { booked, now, origin: origins.site })
    }
  }
}

const bookedOf = (
  { siteType, name, email, tel, details, recipients }: StoredInquiry,
  { homes, seminar }: Names,
  reservation: Reservation,
): Omit<Booked, 'link'> => ({
  reservation,
  site: siteType,
  ...{ name, email, tel, seminar, homes },
  method: String(details.method ?? details.attend_type),
  shop: recipients[0]?.shop ?? null,
})
