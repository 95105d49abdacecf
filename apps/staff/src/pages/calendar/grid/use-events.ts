import { useQuery } from '@tanstack/react-query'
import { colleaguesQuery } from '../../../session/colleagues.queries.ts'
import type { Bookings } from '../booking.ts'
import { seminarsQuery } from '../calendar.queries.ts'
import { eventsOf } from './events.ts'

/** What the calendar shows of what was read: of all of the staff, or of one of them. */
export function useEvents(read: Bookings | undefined, syainNo: string | undefined) {
  const { data: nameOf } = useQuery(colleaguesQuery)
  const { data: sessions = [] } = useQuery(seminarsQuery)
  const staffName = (number: string | null) => nameOf?.(number)?.split(/[ 　]/)[0]
  const { bookings = [], blockedTimes = [] } = read ?? {}
  const numbers = new Set(bookings.flatMap((booking) => booking.syainNo ?? []))
  const shown = syainNo ? bookings.filter((booking) => booking.syainNo === syainNo) : bookings
  const seats = (contentId: number | null, sessionNo: number | null) => {
    const session = sessions.find(
      (one) => one.contentId === contentId && one.sessionNo === sessionNo,
    )
    return session && `${session.capacity}席のうち${session.appliedCount}席`
  }
  return {
    events: eventsOf({ bookings: shown, blockedTimes }, { staffName, seats }),
    /** Who has bookings, to choose from. */
    staff: [...numbers].map((value) => ({ value, label: nameOf?.(value) ?? value })),
    staffName,
  }
}
