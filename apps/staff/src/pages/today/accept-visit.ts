import { queryClient } from '../../query-client.ts'
import type { Booking } from '../calendar/booking.ts'
import { accept, type Shown } from '../calendar/booking-changes.ts'
import { BOOKINGS } from '../calendar/calendar.queries.ts'
import { type Today, todayQuery } from './today.queries.ts'

const { queryKey } = todayQuery

const TODAY: Shown = {
  touches: queryKey,
  show: (receiptNo, fields) =>
    queryClient.setQueryData(
      queryKey,
      (read) => read && { today: changed(read.today, receiptNo, fields) },
    ),
}

/** As from the calendar, which shows it too. */
export async function acceptVisit(visit: Booking): Promise<void> {
  await accept(visit, TODAY)
  await queryClient.invalidateQueries({ queryKey: BOOKINGS })
}

const changed = (today: Today, receiptNo: string, fields: Partial<Booking>): Today => ({
  ...today,
  visits: today.visits.map((visit) =>
    visit.receiptNo === receiptNo ? { ...visit, ...fields } : visit,
  ),
})
