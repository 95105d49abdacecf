import type { ReactNode } from 'react'
import styles from './parts.module.css'

type Props = {
  heading: string /** One below the other, as wide as the page. */
  wide?: boolean
  children: ReactNode
}

/** The states of one component side by side. */
export function Row({ heading, wide, children }: Props) {
  return (
    <section aria-label={heading} className={styles.row}>
      <h3 className={styles.name}>{heading}</h3>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  )
}
