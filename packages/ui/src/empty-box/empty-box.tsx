import type { ReactNode } from 'react'
import { Leaf } from '../logo/leaf.tsx'
import styles from './empty-box.module.css'

type Props = {
  /** Why there is nothing. */
  heading: string
  /** `p` in a section that has a heading of its own. */
  as?: 'h2' | 'p'
  children: ReactNode
  /** Links side by side: what to do instead. */
  ways?: ReactNode
}

/** In place of a list: why it is empty, and what to do. */
export function EmptyBox({ heading, as: Heading = 'h2', children, ways }: Props) {
  return (
    <div className={styles.box}>
      <span className={styles.leaf}>
        <Leaf />
      </span>
      <Heading className={styles.heading}>{heading}</Heading>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  )
}
