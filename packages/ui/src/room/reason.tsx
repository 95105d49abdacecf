import type { ReactNode } from 'react'
import styles from './reason.module.css'

type Props = {
  /** 同じ駅, 価格が近い */
  reasons: readonly string[]
  /** A card. */
  children: ReactNode
}

/** A card with why it is shown. */
export function Reason({ reasons, children }: Props) {
  return (
    <div className={styles.reason}>
      <p className={styles.text}>{reasons.join('・')}</p>
      {children}
    </div>
  )
}
