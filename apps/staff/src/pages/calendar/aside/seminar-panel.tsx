import { Button } from '@sumai/ui/button'
import { Link } from 'react-router'
import { toInquiry } from '../../../paths.ts'
import { type Booking, nameOf, sayMethod } from '../booking.ts'
import { accept, cancel } from '../booking-changes.ts'
import { atOf, sayAt } from '../days.ts'
import styles from './seminar-panel.module.css'

type Props = { seats: readonly Booking[] }

/** Who comes to a date of a seminar. */
export function SeminarPanel({ seats }: Props) {
  return (
    <>
      <p>{sayAt(atOf(seats[0]?.startAt ?? ''))}</p>
      <ul className={styles.seats}>
        {seats.map((seat) => (
          <li key={seat.receiptNo}>
            <p>
              <Link to={toInquiry(seat.inquiryId)}>{nameOf(seat)}</Link>
              <span>
                {seat.people}席・{sayMethod(seat.method)}
              </span>
            </p>
            {seat.status === 'requested' && (
              <Button size="s" variant="outline" onClick={() => accept(seat)}>
                受ける
              </Button>
            )}
            {seat.status !== 'over' && (
              <Button size="s" variant="quiet" onClick={() => cancel(seat)}>
                取り消す
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
