import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './work-row.module.css'

type Props = {
  to: string
  title: string
  note: ReactNode
  /** In front: a photo, or a time. */
  lead?: ReactNode
  /** What can be done from here. */
  children?: ReactNode
}

/** One piece of work; its title leads to it. */
export function WorkRow({ to, title, note, lead, children }: Props) {
  return (
    <li className={styles.row}>
      {lead}
      <div className={styles.text}>
        <Link to={to}>{title}</Link>
        <p>{note}</p>
      </div>
      {children}
    </li>
  )
}
