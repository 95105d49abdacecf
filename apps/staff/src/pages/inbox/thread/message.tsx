import type { ReactNode } from 'react'
import { Moment } from '../../../components/moment.tsx'
import styles from './message.module.css'

type Props = {
  title: ReactNode
  /** Beside the title. */
  note?: ReactNode
  /** When it was written. */
  at: string
  /** From the visitor, to them, or for the staff alone. */
  look?: 'in' | 'out' | 'memo'
  children: ReactNode
}

/** One part of a thread. */
export function Message({ title, note, at, look = 'in', children }: Props) {
  return (
    <article className={styles.message} data-look={look}>
      <header className={styles.head}>
        <h3>{title}</h3>
        {note}
        <Moment at={at} />
      </header>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
