import type { ApiError } from '@sumai/api-client'
import { clock } from '@sumai/domain/opening-hours'
import type { QueryKey } from '@tanstack/react-query'
import { staffApi } from '../../api/api.ts'
import { queryClient } from '../../query-client.ts'
import { type Keyed, once } from '../../retry/once.ts'
import { change } from '../../undo/optimistic.ts'
import { MAIL_DELAY } from '../../undo/undo.ts'
import { type Booking, type Bookings, nameOf } from './booking.ts'
import { BOOKING_LISTS, BOOKINGS } from './calendar.queries.ts'
import { type At, momentOf, sayAt } from './days.ts'
import { sayTaken } from './moving/say-taken.ts'

/** Nobody is mailed who gave no address. */
export const sayTold = ({ email }: Pick<Booking, 'email'>) =>
  email === null ? '' : '。10秒後にお客様へ知らせます'

/** Where bookings are shown: which queries, and how one is shown changed. */
export type Shown = {
  touches: QueryKey
  show: (receiptNo: string, fields: Partial<Booking>) => void
}

const CALENDAR: Shown = { touches: BOOKINGS, show }

function show(receiptNo: string, fields: Partial<Booking>): void {
  queryClient.setQueriesData<Bookings>(
    { queryKey: BOOKING_LISTS },
    (read) =>
      read && {
        ...read,
        bookings: read.bookings.map((booking) =>
          booking.receiptNo === receiptNo ? { ...booking, ...fields } : booking,
        ),
      },
  )
}

const takeBack = (before: Booking, sequence: number, shown = CALENDAR) =>
  change({
    touches: shown.touches,
    show: () => shown.show(before.receiptNo, before),
    send: () => staffApi.bookings.undo(before.receiptNo, sequence),
    done: () => ({ text: '元に戻しました' }),
    refused,
  })

/** Only the visitor is told: without an address it can be taken back at any time. */
export const accept = (booking: Booking, shown = CALENDAR) =>
  change({
    touches: shown.touches,
    show: () => shown.show(booking.receiptNo, { status: 'accepted' }),
    send: () =>
      underKey('accept', booking, (key) => staffApi.bookings.accept(booking.receiptNo, key)),
    done: (answer) => ({
      text: `${nameOf(booking)}の予約を受けました${sayTold(booking)}`,
      undo: () => takeBack(booking, answer.booking.sequence, shown),
      ...(booking.email !== null && { stays: MAIL_DELAY }),
    }),
    refused,
  })

export function move(booking: Booking, to: At) {
  const { receiptNo, sequence, startAt, endAt } = booking
  const startsAt = momentOf(to)
  const length = (Date.parse(endAt) - Date.parse(startAt)) / 60_000
  const end = momentOf({ ...to, minutes: to.minutes + length })
  return change({
    touches: BOOKINGS,
    show: () => show(receiptNo, { startAt: startsAt, endAt: end, status: 'accepted' }),
    send: () =>
      underKey('move', booking, (key) =>
        staffApi.bookings.move(receiptNo, { sequence, date: to.day, time: clock(to.minutes) }, key),
      ),
    done: (answer) => ({
      text: `${sayAt(to)}に動かしました${sayTold(booking)}`,
      undo: () => takeBack(booking, answer.booking.sequence),
      stays: MAIL_DELAY,
    }),
    refused: (error) =>
      error.code === 'inquiry.full' ? sayTaken(booking.tenpoNo ?? '', to) : refused(error),
  })
}

export const cancel = (booking: Booking) =>
  change({
    touches: BOOKINGS,
    show: () => show(booking.receiptNo, { status: 'cancelled' }),
    send: () =>
      underKey('cancel', booking, (key) => staffApi.bookings.cancel(booking.receiptNo, key)),
    done: (answer) => ({
      text: `${nameOf(booking)}の予約を取り消しました${sayTold(booking)}`,
      undo: () => takeBack(booking, answer.booking.sequence),
      stays: MAIL_DELAY,
    }),
    refused,
  })

/** What was done to a booking as it is known here; done once, though its answer be lost. */
const underKey = <Answer>(
  what: string,
  { receiptNo, sequence }: Booking,
  send: (key: Keyed) => Promise<Answer>,
) => once(`${what}:${receiptNo}:${sequence}`, send)

/** The API says in words why a booking is as it is. */
const refused = ({ code, message }: ApiError) =>
  /^(booking|reservation|inquiry)\./.test(code) ? message : undefined
