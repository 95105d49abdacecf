import type { ReservationMove, ReservationView } from '@sumai/api-client/contract/reservation'
import { message } from '@sumai/domain/forms/messages'
import type { Database } from '../../db/database.ts'
import { eq } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { sitePages } from '../../letters/site-pages.ts'
import { timestamp } from '../../wire/writing.ts'
import { inquiryFull } from '../inquiries/inquiries.errors.ts'
import { namesReader } from '../inquiries/inquiry-names.ts'
import { putMails } from '../outbox/mails.ts'
import { shops } from '../shops/shops.table.ts'
import { type Booked, whenText } from './booked.ts'
import { cancelledMails, movedMails } from './change-mails.ts'
import { exchange, release } from './places.ts'
import { remind } from './reminder.ts'
import { reservationLinks } from './reservation-links.ts'
import { isCancelled, isOver, unknownLink, wasChanged } from './reservations.errors.ts'
import { type Found, reservationsRepository } from './reservations.repository.ts'
import type { Reservation } from './reservations.table.ts'
import { bookedPlace, checkTarget, isSame, targetOf } from './targets.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'origins' | 'internalToken' | 'outbox'>

/** What a visitor does with a booking by the link of its mails. */
export function reservationChanges(deps: Needs) {
  const { db, now, origins, internalToken, outbox } = deps
  const links = reservationLinks(internalToken)
  const namesOf = namesReader(deps)
  const origin = origins.site

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

  /** All that mails tell of a booking but the booking itself: read before its transaction. */
  async function aboutOf(
    { reservation, inquiry }: Found,
    target: Pick<Reservation, 'contentId' | 'sessionNo'>,
    token: string,
  ) {
    const { siteType: site, name, email, tel, bukkenNo } = inquiry
    const { homes, seminar } = await namesOf(site, {
      bukken_no: bukkenNo,
      content_id: target.contentId,
      session_no: target.sessionNo,
    })
    const [shop = null] = reservation.tenpoNo
      ? await db.select().from(shops).where(eq(shops.tenpoNo, reservation.tenpoNo))
      : []
    const link = sitePages(origin).manage(token)
    return { site, name, email, tel, method: methodOf(inquiry), shop, seminar, homes, link }
  }

  /** Locks the booking and does `change`, if it is still what the visitor has seen. */
  const locked = (
    { reservation }: Found,
    change: (tx: Database, current: Reservation) => Promise<Reservation>,
  ) =>
    db.transaction(async (tx): Promise<Reservation> => {
      const current = await reservationsRepository(tx).lock(reservation.receiptNo)
      if (!current) throw unknownLink()
      return change(tx, current)
    })

  return {
    view: async (token: string) => viewOf(await open(token)),

    /** Asked for twice, it is done once. */
    async move(token: string, asked: ReservationMove): Promise<ReservationView> {
      const found = await open(token)
      const target = targetOf(found.reservation, asked)
      const { place } = target
      refuseUnlessOpen(found.reservation, now())
      if (isSame(bookedPlace(found.reservation), place)) return viewOf(found)
      await checkTarget(db, target, now())
      const session = place.kind === 'seminar' ? place : { contentId: null, sessionNo: null }
      const about = await aboutOf(found, session, token)

      const reservation = await locked(found, async (tx, current) => {
        const from = bookedPlace(current)
        if (isSame(from, place)) return current
        refuseUnlessOpen(current, now())
        if (current.sequence !== asked.sequence) throw wasChanged()
        const hours = await exchange(tx, from, place)
        if (!hours) throw isFull(place.kind)
        const moved = await reservationsRepository(tx).move(
          { ...found, reservation: current },
          target,
          hours,
        )
        const told = {
          booked: { ...about, reservation: moved } satisfies Booked,
          before: whenText(current),
          ...{ now: now(), origin },
        }
        const { receiptNo } = moved
        await putMails(tx, movedMails(told), now(), { receiptNo })
        await remind(tx, told)
        return moved
      })
      outbox.nudge()
      return viewOf({ ...found, reservation })
    },

    /** Asked for twice, it is done once. */
    async cancel(token: string): Promise<ReservationView> {
      const found = await open(token)
      const about = await aboutOf(found, found.reservation, token)
      const reservation = await locked(found, async (tx, current) => {
        if (current.cancelledAt) return current
        refuseUnlessOpen(current, now())
        await release(tx, bookedPlace(current))
        const cancelled = await reservationsRepository(tx).cancel(current, now())
        const told = { booked: { ...about, reservation: cancelled }, now: now(), origin }
        const { receiptNo } = cancelled
        await putMails(tx, cancelledMails(told), now(), { receiptNo })
        return cancelled
      })
      outbox.nudge()
      return viewOf({ ...found, reservation })
    },
  }
}

const methodOf = ({ details }: Found['inquiry']): string =>
  String(details.method ?? details.attend_type ?? '')

const statusOf = ({ cancelledAt, startAt }: Reservation, now: Date) =>
  cancelledAt ? 'cancelled' : startAt <= now ? 'over' : 'booked'

function refuseUnlessOpen(reservation: Reservation, now: Date): void {
  const status = statusOf(reservation, now)
  if (status === 'cancelled') throw isCancelled()
  if (status === 'over') throw isOver()
}

const isFull = (kind: Reservation['kind']) =>
  kind === 'visit'
    ? inquiryFull({ time: [message('slot_full')] })
    : inquiryFull({ session_no: [message('seminar_full')] })
