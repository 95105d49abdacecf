import type { Bookings } from '../booking.ts'
import { nameOf } from '../booking.ts'
import { keyOfBlocked, keyOfSeminar } from '../grid/events.ts'
import { BlockedPanel } from './blocked-panel.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { SeminarPanel } from './seminar-panel.tsx'
import { SidePanel } from './side-panel.tsx'

type Props = {
  /** As the address has it. */
  opened: string | undefined
  read: Bookings
  staffName: (syainNo: string | null) => string | undefined
  onClose: () => void
}

/** What the address names of what is shown, if it is still there. */
export function Opened({ opened, read, staffName, onClose }: Props) {
  const open = read.bookings.filter(({ status }) => status !== 'cancelled')
  const visit = open.find(({ receiptNo }) => receiptNo === opened)
  if (visit) {
    return (
      <SidePanel key={opened} title={nameOf(visit)} onClose={onClose}>
        <BookingPanel booking={visit} staff={staffName(visit.syainNo)} onClose={onClose} />
      </SidePanel>
    )
  }
  const seats = open.filter((booking) => keyOfSeminar(booking) === opened)
  if (seats.length > 0) {
    return (
      <SidePanel key={opened} title={seats[0]?.title ?? 'セミナー'} onClose={onClose}>
        <SeminarPanel seats={seats} />
      </SidePanel>
    )
  }
  const blocked = read.blockedTimes.find((time) => keyOfBlocked(time) === opened)
  return (
    blocked && (
      <SidePanel key={opened} title="受付を停止" onClose={onClose}>
        <BlockedPanel time={blocked} onClose={onClose} />
      </SidePanel>
    )
  )
}
