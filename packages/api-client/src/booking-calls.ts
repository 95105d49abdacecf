import { type Answer, below, create, list, remove, type Send, sentWith } from './calls.ts'
import type {
  BlockedTimeBody,
  BookingBody,
  blockedTimeAnswer,
  bookingAnswer,
  bookingList,
} from './contract/booking.ts'
import type { ReservationMove } from './contract/reservation.ts'
import type { todayAnswer } from './contract/today.ts'
import type { CallOptions } from './request.ts'

type ReceiptNo = string | null | undefined

/** Days, both included; at most 62. */
type BookingsQuery = { tenpoNo?: string; from: string; to: string }

/** The calls by which staff keep the calendar of a shop. */
export function bookingCalls(send: Send) {
  const act = (receiptNo: ReceiptNo, action: string, body?: object, options?: CallOptions) =>
    send<Answer<typeof bookingAnswer>>({
      method: 'POST',
      path: `${below('bookings', 'receipt_no', receiptNo)}/${action}`,
      body,
      ...sentWith(options),
    })

  return {
    bookings: {
      list: list<typeof bookingList, BookingsQuery>(send, 'bookings'),
      /** By hand; the visitor is told ten seconds later, where an address is given. */
      create: create<BookingBody, typeof bookingAnswer>(send, 'bookings'),
      /** As if it had never been, while the visitor has not been told. */
      remove: remove(send, 'bookings', 'receipt_no'),
      accept: async (receiptNo: ReceiptNo, options?: CallOptions) =>
        act(receiptNo, 'accept', undefined, options),
      /** The visitor is told by mail ten seconds later, as of a cancellation. */
      move: async (receiptNo: ReceiptNo, to: ReservationMove, options?: CallOptions) =>
        act(receiptNo, 'move', to, options),
      cancel: async (receiptNo: ReceiptNo, options?: CallOptions) =>
        act(receiptNo, 'cancel', undefined, options),
      /**
       * Takes the last change back while the visitor has not been told; `sequence` is the one after
       * it.
       */
      undo: async (receiptNo: ReceiptNo, sequence: number, options?: CallOptions) =>
        act(receiptNo, 'undo', { sequence }, options),
    },
    /** What needs somebody, on the first screen. */
    today: list<typeof todayAnswer, { tenpoNo?: string }>(send, 'today'),
    blockedTimes: {
      create: create<BlockedTimeBody, typeof blockedTimeAnswer>(send, 'blocked-times'),
      remove: remove<number | string>(send, 'blocked-times', 'blocked_id'),
    },
  }
}
