import { randomUUID } from 'node:crypto'
import type { BookingBody } from '@sumai/api-client/contract/booking'
import { message } from '@sumai/domain/forms/messages'
import { visitDateError } from '@sumai/domain/forms/visit-rules'
import { slotsOn } from '@sumai/domain/opening-hours'
import { foldTel, toKatakana } from '@sumai/format/typed-text'
import { eq } from '../../db/drizzle.ts'
import type { Deps } from '../../deps.ts'
import { timestamp } from '../../wire/writing.ts'
import { recordChanges, type Writer } from '../audit-log/record-changes.ts'
import { inquiryInvalid } from '../inquiries/inquiries.errors.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'
import { nextReceiptNo } from '../inquiries/receipt.ts'
import { putMails, SECOND_THOUGHTS, withdrawChanges, withdrawReminder } from '../outbox/mails.ts'
import type { ShopRow } from '../shops/shops.table.ts'
import { aboutReader } from './about.ts'
import { book } from './book.ts'
import { acceptedMails } from './change-mails.ts'
import { changesOf } from './locked.ts'
import { release } from './places.ts'
import { remind } from './reminder.ts'
import { isTold, wasChanged } from './reservations.errors.ts'
import { type Found, reservationsRepository } from './reservations.repository.ts'
import { reservations } from './reservations.table.ts'
import { bookedPlace } from './targets.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'today' | 'origins' | 'internalToken' | 'outbox'>

/** In the answers of the enquiry: it came by telephone or in the shop. */
const BY_HAND = { received: 'by_hand' }

/** Visits that the staff enter for somebody who called, and take back at once. */
export function bookingsByHand(deps: Needs) {
  const { db, now, origins, outbox } = deps
  const aboutOf = aboutReader(deps)
  const locked = changesOf(deps)

  return {
    /** It is accepted; the visitor is told where an address is given. */
    async create(body: BookingBody, shop: ShopRow, by: Writer): Promise<Found> {
      refuseUnlessOffered(body, shop, now())
      const { tenpoNo } = shop
      const { date, time, ninzu: people } = body
      const receiptNo = await nextReceiptNo(db, now())
      const values = { ...inquiryOf(body, by), receiptNo, tenpoNo }
      const about = await aboutOf(
        { reservation: { receiptNo, tenpoNo }, inquiry: values },
        { contentId: null, sessionNo: null },
      )
      const place = { kind: 'visit', tenpoNo, date, time } as const

      const made = await db.transaction(async (tx): Promise<Found> => {
        const booked = await book(tx, { place, people }, receiptNo, now())
        const reservation = await reservationsRepository(tx).accept(booked, now())
        const [inquiry] = await tx.insert(inquiries).values(values).returning()
        if (!inquiry) throw new Error('An enquiry was written and cannot be read')
        const told = { booked: { ...about, reservation }, now: now(), origin: origins.site }
        const at = new Date(now().getTime() + SECOND_THOUGHTS)
        const { sequence } = reservation
        const queued = { receiptNo, kind: 'change', sequence, at } as const
        await putMails(tx, acceptedMails(told), now(), queued)
        await remind(tx, told)
        await recordChanges(tx, by, 'bookings', [{ id: receiptNo, after: reservation }])
        return { reservation, inquiry }
      })
      outbox.nudge()
      return made
    },

    /** As if it had never been: nobody may have been told of it, and nothing changed since. */
    async remove(found: Found, by: Writer): Promise<void> {
      const { receiptNo } = found.reservation
      await locked(found, undefined, async (tx, current) => {
        if (found.inquiry.details.received !== BY_HAND.received) throw isTold()
        if (current.sequence > 0 || current.cancelledAt) throw wasChanged()
        const age = now().getTime() - current.createdAt.getTime()
        const isUntold = await withdrawChanges(tx, receiptNo)
        if (age > SECOND_THOUGHTS || (found.inquiry.email && !isUntold)) throw isTold()
        await withdrawReminder(tx, receiptNo)
        await release(tx, bookedPlace(current))
        await tx.delete(reservations).where(eq(reservations.receiptNo, receiptNo))
        await tx.delete(inquiries).where(eq(inquiries.receiptNo, receiptNo))
        await recordChanges(tx, by, 'bookings', [{ id: receiptNo, before: current }])
        return current
      })
    },
  }
}

/** Who called has been answered; the rest is in hand. */
function inquiryOf(body: BookingBody, { author, now }: Writer) {
  const { date, time, ninzu, method, note } = body
  const [tenpo_no, syain_no, text] = [author.tenpoNo, author.syainNo, note?.trim()]
  const user_type = author.userType === 'admin' ? 'admin' : 'shop'
  const written = { written_at: timestamp(now()), user_type, tenpo_no, syain_no } as const
  return {
    ...({ inquiryType: 'tenpo', form: 'reservation', status: 'in_progress' } as const),
    ...{ idempotencyKey: randomUUID(), siteType: body.site_type, bukkenNo: [] },
    name: body.name,
    nameKana: body.name_kana ? toKatakana(body.name_kana) : null,
    tel: foldTel(body.tel),
    email: body.email || null,
    details: { ...BY_HAND, method, ninzu, date1: date, time1: time },
    notes: text ? [{ ...written, text }] : [],
    ...{ syainNo: syain_no, readAt: now(), createdAt: now() },
  }
}

/** By the hours of the shop; who is on the telephone may come within the hour. */
function refuseUnlessOffered({ date, time }: BookingBody, shop: ShopRow, now: Date): void {
  const dateError = visitDateError('日にち', date, [shop], now)
  if (dateError) throw inquiryInvalid({ date: [dateError] })
  const isOver = new Date(`${date}T${time}:00+09:00`) <= now
  if (isOver || !slotsOn(shop, date).includes(time)) {
    throw inquiryInvalid({ time: [message('time_closed')] })
  }
}
