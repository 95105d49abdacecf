import { telHref } from '@sumai/format/tel'
import { Button } from '@sumai/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { Key } from '../../../keys/key.tsx'
import { useKeys } from '../../../keys/use-keys.ts'
import { toInquiry } from '../../../paths.ts'
import { aboutBooking, type Booking } from '../booking.ts'
import { accept, cancel, move } from '../booking-changes.ts'
import { atOf, sayAt } from '../days.ts'
import styles from './booking-panel.module.css'
import { FreeTimes } from './free-times.tsx'

type Props = { booking: Booking; staff: string | undefined; onClose: () => void }

const STATES: Record<Booking['status'], string> = {
  requested: '承認待ち',
  accepted: '承認ずみ',
  cancelled: '取り消しました',
  over: '終わりました',
}

/** A visit: who comes, and what can be done about it. */
export function BookingPanel({ booking, staff, onClose }: Props) {
  const { status, tel, inquiryId, startAt, tenpoNo } = booking
  const [isMoving, setMoving] = useState(false)
  const isRequested = status === 'requested'
  const isOpen = isRequested || status === 'accepted'
  /** What was done can be undone at once: on a phone the panel lies over the bar that says so. */
  function act(change: Promise<unknown>) {
    void change
    onClose()
  }
  useKeys({ A: isRequested ? () => act(accept(booking)) : undefined })
  return (
    <div className={styles.booking}>
      <div>
        <p className={styles.when}>{sayAt(atOf(startAt))}</p>
        <p>{aboutBooking(booking)}</p>
        <p className={styles.state}>
          {[STATES[status], staff && `担当 ${staff}`].filter(Boolean).join('・')}
        </p>
      </div>
      <p className={styles.links}>
        {tel && <a href={telHref(tel)}>{tel}</a>}
        <Link to={toInquiry(inquiryId)}>お問い合わせを見る</Link>
      </p>
      {isOpen && (
        <div className={styles.actions}>
          {isRequested && (
            <Button onClick={() => act(accept(booking))}>
              受ける
              <Key name="A" />
            </Button>
          )}
          <Button variant="outline" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
            時間を変える
          </Button>
          <Button variant="quiet" onClick={() => act(cancel(booking))}>
            取り消す
          </Button>
        </div>
      )}
      {isOpen && isMoving && (
        <FreeTimes
          tenpoNo={tenpoNo ?? ''}
          from={atOf(startAt)}
          onPick={(at) => act(move(booking, at))}
        />
      )}
    </div>
  )
}
