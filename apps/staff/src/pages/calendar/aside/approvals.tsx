import { Button, ButtonLink } from '@sumai/ui/button'
import { Panel } from '../../../components/panel.tsx'
import { aboutBooking, type Booking, nameOf } from '../booking.ts'
import { accept } from '../booking-changes.ts'
import { atOf, sayAt } from '../days.ts'
import styles from './approvals.module.css'

type Props = {
  /** In the order of their times. */
  requested: readonly Booking[]
  toOpen: (booking: Booking) => string
}

/** Who waits to hear that they are expected. */
export function Approvals({ requested, toOpen }: Props) {
  return (
    <Panel
      id="approvals"
      title="承認を待つ予約"
      count={requested.length}
      empty="承認を待つ予約はありません"
    >
      {requested.map((booking) => (
        <li key={booking.receiptNo} className={styles.row}>
          <p>
            <b>{nameOf(booking)}</b>
            <span className={styles.when}>{sayAt(atOf(booking.startAt))}</span>
            <span className={styles.about}>{booking.title ?? aboutBooking(booking)}</span>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => accept(booking)}>受ける</Button>
            <ButtonLink variant="outline" to={toOpen(booking)} preventScrollReset>
              予定を見る
            </ButtonLink>
          </div>
        </li>
      ))}
    </Panel>
  )
}
