import {
  bookingAnswer,
  bookingBody,
  bookingList,
  bookingsQuery,
  bookingUndo,
} from '@sumai/api-client/contract/booking'
import { reservationMove } from '@sumai/api-client/contract/reservation'
import { z } from 'zod'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { forbidden, staffOf } from '../../http/staff.ts'
import { type Staff, worksAt } from '../../staff/staff.ts'
import { wireFrom } from '../../wire/writing.ts'
import { authorOf } from '../audit-log/author.ts'
import type { Writer } from '../audit-log/record-changes.ts'
import { bookingsByHand } from '../reservations/by-hand.ts'
import { reservationChanges } from '../reservations/changes.ts'
import type { Found } from '../reservations/reservations.repository.ts'
import { takingBack } from '../reservations/take-back.ts'
import { shopOf } from '../shops/references.ts'
import { blockedTimesRepository } from './blocked-times.repository.ts'
import { blockedTimes } from './blocked-times.table.ts'
import { bookingAnswers } from './booking-answers.ts'
import { bookingsRepository } from './bookings.repository.ts'

const params = z.object({ receipt_no: z.string().max(20) })
const DAY_MS = 86_400_000
const MOST_DAYS = 62
const described = (summary: string) => ({ tags: ['site'], summary, 'x-extension': true })

type BlockedTimes = z.output<typeof bookingList>['blocked_times']

/** Visits and seats of seminars, for the shop that expects them. */
export function bookingsRoutes(deps: Deps): ApiPlugin {
  const { db, now } = deps
  const repository = bookingsRepository(db)
  const blocked = blockedTimesRepository(db)
  const changes = reservationChanges(deps)
  const takeBack = takingBack(deps)
  const byHand = bookingsByHand(deps)
  const answersOf = bookingAnswers(deps)

  /** Changes a booking of a shop that the caller may act for; 404 for others, as for none. */
  async function changed(
    staff: Staff,
    receiptNo: string,
    change: (found: Found, by: Writer) => Promise<Found>,
  ) {
    const found = await repository.byReceipt(staff, receiptNo)
    if (!found) throw notFound('booking.not_found')
    const after = await change(found, { author: authorOf(staff), now })
    const [booking] = await answersOf([{ ...found, ...after }])
    if (!booking) throw notFound('booking.not_found')
    return { booking }
  }

  return async (app) => {
    app.get(
      '/bookings',
      {
        config: { access: 'staff' },
        schema: {
          ...described('来店予約・セミナー申込の一覧'),
          querystring: bookingsQuery,
          response: { 200: bookingList },
        },
      },
      async (request) => {
        const staff = staffOf(request)
        const { query } = request
        const [from, end] = [startOf(query.from), startOf(query.to) + DAY_MS]
        if (!(from < end && end - from <= MOST_DAYS * DAY_MS)) throw badDays()
        const tenpoNo = staff.user_type === 'shop' ? staff.tenpo_no : query.tenpo_no
        const rows = await repository.page(staff, query)
        const times = await blocked.between(tenpoNo, new Date(from), new Date(end))
        return {
          bookings: await answersOf(rows),
          blocked_times: times.map((time) => wireFrom(blockedTimes, time)) as BlockedTimes,
        }
      },
    )

    app.post(
      '/bookings',
      {
        config: { access: 'staff' },
        schema: {
          ...described('電話や店頭で受けた来店予約を入れる。10秒後にお客様へメールで知らせる'),
          body: bookingBody,
          response: { 201: bookingAnswer },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const { tenpo_no: tenpoNo } = request.body
        if (!worksAt(staff, tenpoNo)) throw forbidden()
        const shop = await shopOf(db, { tenpoNo })
        const found = await byHand.create(request.body, shop, { author: authorOf(staff), now })
        const [booking] = await answersOf([{ ...found, title: null }])
        if (!booking) throw notFound('booking.not_found')
        reply.status(201)
        return { booking }
      },
    )

    app.delete(
      '/bookings/:receipt_no',
      {
        config: { access: 'staff' },
        schema: {
          ...described('入れたばかりの来店予約をなかったことにする（10秒以内）'),
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const staff = staffOf(request)
        const found = await repository.byReceipt(staff, request.params.receipt_no)
        if (!found) throw notFound('booking.not_found')
        await byHand.remove(found, { author: authorOf(staff), now })
        return reply.status(204).send(null)
      },
    )

    app.post(
      '/bookings/:receipt_no/accept',
      {
        config: { access: 'staff' },
        schema: {
          ...described('予約を受ける。10秒後にお客様へメールで知らせる'),
          params,
          response: { 200: bookingAnswer },
        },
      },
      async (request) => changed(staffOf(request), request.params.receipt_no, changes.accept),
    )

    app.post(
      '/bookings/:receipt_no/move',
      {
        config: { access: 'staff' },
        schema: {
          ...described('予約を空いている枠へ動かす。10秒後にお客様へメールで知らせる'),
          params,
          body: reservationMove,
          response: { 200: bookingAnswer },
        },
      },
      async (request) =>
        changed(staffOf(request), request.params.receipt_no, (found, by) =>
          changes.move(found, request.body, by),
        ),
    )

    app.post(
      '/bookings/:receipt_no/cancel',
      {
        config: { access: 'staff' },
        schema: {
          ...described('予約を取り消す。10秒後にお客様へメールで知らせる'),
          params,
          response: { 200: bookingAnswer },
        },
      },
      async (request) => changed(staffOf(request), request.params.receipt_no, changes.cancel),
    )

    app.post(
      '/bookings/:receipt_no/undo',
      {
        config: { access: 'staff' },
        schema: {
          ...described('最後の変更を元に戻す。お客様に知らせる前（10秒以内）だけ'),
          params,
          body: bookingUndo,
          response: { 200: bookingAnswer },
        },
      },
      async (request) =>
        changed(staffOf(request), request.params.receipt_no, (found, by) =>
          takeBack(found, request.body.sequence, by),
        ),
    )
  }
}

const startOf = (day: string) => Date.parse(`${day}T00:00:00+09:00`)
const badDays = () => new Problem({ status: 400, code: 'request.invalid_query' })
