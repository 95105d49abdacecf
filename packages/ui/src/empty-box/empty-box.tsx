import type { ReactNode } from 'react'
import { Leaf } from '../logo/leaf.tsx'
import styles from './empty-box.module.css'

type Props = {
  /** Why there is nothing. */
  heading: string
  /** `p` in a section that has a heading of its own. */
  as?: 'h2' | 'p'
  /** Above the heading; a leaf where nothing else is given. */
  drawing?: ReactNode
  children: ReactNode
  /** Links side by side: what to do instead. */
  ways?: ReactNode
}

/** In place of a list: why it is empty, and what to do. */
export function EmptyBox(props: Props) {
  const { heading, as: Heading = 'h2', drawing, children, ways } = props
  return (
    <div className={styles.box}>
      {drawing ?? (
        <span className={styles.leaf}>
          <Leaf />
        </span>
      )}
      <Heading className={styles.heading}>{heading}</Heading>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  )
}
