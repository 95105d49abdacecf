import { classNames } from '@sumai/ui/class-names'
import type { ReactNode } from 'react'
import styles from './listing-layout.module.css'

type Props = {
  gallery: ReactNode
  /** What one decides by: beside the rest from 1024 px, where it stays in view. */
  aside: ReactNode
  /** Higher than most screens: it scrolls first, and stays with its buttons in view. */
  tallAside?: boolean
  children: ReactNode
}

/** The page of a home: pictures, beside them what one decides by, below them everything else. */
export const ListingLayout = ({ gallery, aside, tallAside, children }: Props) => (
  <div className={styles.page}>
    <div className={styles.gallery}>{gallery}</div>
    <div className={classNames(styles.aside, tallAside && styles.tall)}>{aside}</div>
    <div className={styles.body}>{children}</div>
  </div>
)
