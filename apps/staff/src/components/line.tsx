import type { ReactNode } from 'react'
import styles from './line.module.css'

type Props = {
  label: string
  /** Id of the control. */
  id: string
  children: ReactNode
}

/** A label with its control beside it, for small forms. */
export function Line({ label, id, children }: Props) {
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
