import { BellIcon } from '@sumai/ui/icon'
import styles from './waiting-strip.module.css'

type Props = { count: number }

/** On a phone the approvals lie below the day. */
export function WaitingStrip({ count }: Props) {
  if (count === 0) return null
  return (
    <p className={styles.strip}>
      <BellIcon />
      <span>承認を待つ予約が{count}件あります</span>
      <a href="#approvals">見る</a>
    </p>
  )
}
