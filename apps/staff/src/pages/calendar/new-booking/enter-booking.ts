import type { BookingBody } from '@sumai/api-client/contract/booking'
import { minutesOf } from '@sumai/domain/opening-hours'
import { staffApi } from '../../../api/api.ts'
import { queryClient } from '../../../query-client.ts'
import { once } from '../../../retry/once.ts'
import { change } from '../../../undo/optimistic.ts'
import { MAIL_DELAY } from '../../../undo/undo.ts'
import { type Booking, type Bookings, nameOf } from '../booking.ts'
import { sayTold } from '../booking-changes.ts'
import { BOOKING_LISTS, BOOKINGS } from '../calendar.queries.ts'
import { momentOf, sayAt } from '../days.ts'
import { sayTaken } from '../moving/say-taken.ts'

export type Visit = Pick<BookingBody, 'date' | 'time' | 'method' | 'ninzu' | 'name' | 'tel'> & {
  tenpoNo: string
  siteType: BookingBody['site_type']
  email: string | null
  note: string | null
}

const edit = (work: (bookings: Booking[]) => Booking[]) =>
  queryClient.setQueriesData<Bookings>(
    { queryKey: BOOKING_LISTS },
    (read) => read && { ...read, bookings: work(read.bookings) },
  )

/** Resolves to whether it was entered. `minutes`: how long a visit takes. */
export function enterBooking(visit: Visit, minutes: number): Promise<boolean> {
  const at = { day: visit.date, minutes: minutesOf(visit.time) }
  return change({
    touches: BOOKINGS,
    show: () => edit((all) => [...all, bookingOf(visit, minutes)]),
    send: () => once(`visit:${visit.tenpoNo}`, (key) => staffApi.bookings.create(visit, key)),
    done: ({ booking }) => ({
      text: `${sayAt(at)}に${nameOf(booking)}の予約を入れました${sayTold(booking)}`,
      undo: () => remove(booking),
      stays: MAIL_DELAY,
    }),
    refused: ({ code, errors }) =>
      code === 'inquiry.full' ? sayTaken(visit.tenpoNo, at) : Object.values(errors ?? {}).flat()[0],
  })
}

const remove = ({ receiptNo }: Booking) =>
  change({
    touches: BOOKINGS,
    show: () => edit((all) => all.filter((booking) => booking.receiptNo !== receiptNo)),
    send: () => staffApi.bookings.remove(receiptNo),
    done: () => ({ text: '元に戻しました' }),
    refused: ({ message }) => message,
  })

/** As it is shown until the API has answered. */
function bookingOf(visit: Visit, minutes: number): Booking {
  const from = minutesOf(visit.time)
  const { siteType, method, name, tel, email, tenpoNo } = visit
  return {
    ...{ receiptNo: 'entering', kind: 'visit', status: 'accepted', sequence: 0 },
    ...{ siteType, method, people: visit.ninzu, name, tel, email, tenpoNo },
    startAt: momentOf({ day: visit.date, minutes: from }),
    endAt: momentOf({ day: visit.date, minutes: from + minutes }),
    ...{ contentId: null, sessionNo: null, title: null, inquiryId: 0, syainNo: null, homes: [] },
  }
}
