import { Button } from '@sumai/ui/button'
import { free } from '../blocking/block-changes.ts'
import type { BlockedTime } from '../booking.ts'
import { atOf, sayAt } from '../days.ts'
import styles from './booking-panel.module.css'

type Props = { time: BlockedTime; onClose: () => void }

export function BlockedPanel({ time, onClose }: Props) {
  return (
    <div className={styles.booking}>
      <div>
        <p className={styles.when}>
          {sayAt(atOf(time.startAt))} – {sayAt(atOf(time.endAt))}
        </p>
        <p>{time.reason ?? '理由は書かれていません'}</p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="outline"
          onClick={() => {
            void free(time)
            onClose()
          }}
        >
          受付を再開する
        </Button>
      </div>
    </div>
  )
}
