import { formatTime } from '@sumai/format/dates'
import type { ReactNode } from 'react'
import styles from './conflict-field.module.css'

type Props = {
  /** The options of one field. */
  group: string
  title: string
  /** When it was written. */
  at?: string | undefined
  isChosen: boolean
  onChoose: () => void
  children?: ReactNode
}

export function Option({ group, title, at, isChosen, onChoose, children }: Props) {
  return (
    <label className={styles.option} data-chosen={isChosen || undefined}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.said}>
        <span className={styles.who}>
          <b>{title}</b>
          {at && <time dateTime={at}>{formatTime(at)}</time>}
        </span>
        {children}
      </span>
    </label>
  )
}
