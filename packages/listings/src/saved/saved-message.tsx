import { Leaf } from '@sumai/ui/leaf'
import type { ReactNode } from 'react'
import styles from './saved-message.module.css'

type Props = { heading: string; children: ReactNode }

/** In place of an empty list: why it is empty, and what to do. */
export function SavedMessage({ heading, children }: Props) {
  return (
    <section className={styles.box}>
      <span className={styles.leaf}>
        <Leaf />
      </span>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  )
}

/** Links side by side. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}
