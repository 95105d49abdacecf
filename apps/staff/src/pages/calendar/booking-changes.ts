import type { ApiError } from '@sumai/api-client'
import { clock } from '@sumai/domain/opening-hours'
import { staffApi } from '../../api/api.ts'
import { queryClient } from '../../query-client.ts'
import { change } from '../../undo/optimistic.ts'
import { type Booking, type Bookings, nameOf } from './booking.ts'
import { BOOKING_LISTS, BOOKINGS } from './calendar.queries.ts'
import { type At, momentOf, sayAt } from './days.ts'

/** ms until the visitor is told; the change can be taken back until then. */
const DELAY = 10_000

const TOLD = '10秒後にお客様へ知らせます'

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

const takeBack = (before: Booking, sequence: number) =>
  change({
    touches: BOOKINGS,
    show: () => show(before.receiptNo, before),
    send: () => staffApi.bookings.undo(before.receiptNo, sequence),
    done: () => ({ text: '元に戻しました' }),
    refused,
  })

/** Nothing is mailed: the visitor knows that it is booked. */
export const accept = (booking: Booking) =>
  change({
    touches: BOOKINGS,
    show: () => show(booking.receiptNo, { status: 'accepted' }),
    send: () => staffApi.bookings.accept(booking.receiptNo),
    done: (answer) => ({
      text: `${nameOf(booking)}の予約を受けました`,
      undo: () => takeBack(booking, answer.booking.sequence),
    }),
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
      staffApi.bookings.move(receiptNo, { sequence, date: to.day, time: clock(to.minutes) }),
    done: (answer) => ({
      text: `${sayAt(to)}に動かしました。${TOLD}`,
      undo: () => takeBack(booking, answer.booking.sequence),
      stays: DELAY,
    }),
    refused: (error) =>
      error.code === 'inquiry.full' ? `${sayAt(to)} はほかの方の予約が入りました` : refused(error),
  })
}

export const cancel = (booking: Booking) =>
  change({
    touches: BOOKINGS,
    show: () => show(booking.receiptNo, { status: 'cancelled' }),
    send: () => staffApi.bookings.cancel(booking.receiptNo),
    done: (answer) => ({
      text: `${nameOf(booking)}の予約を取り消しました。${TOLD}`,
      undo: () => takeBack(booking, answer.booking.sequence),
      stays: DELAY,
    }),
    refused,
  })

/** The API says in words why a booking is as it is. */
const refused = ({ code, message }: ApiError) =>
  /^(booking|reservation|inquiry)\./.test(code) ? message : undefined
