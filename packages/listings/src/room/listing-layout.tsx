import { classNames } from '@sumai/ui/class-names'
import type { ReactNode } from 'react'
import styles from './listing-layout.module.css'

type Props = {
  /** ListingHead, where the page writes its own heading. */
  head?: ReactNode
  gallery: ReactNode
  /** DecisionBand: price, minutes and what to do. */
  band?: ReactNode
  /** What it costs in detail: beside the rest from 1024 px, where it stays in view. */
  aside: ReactNode
  children: ReactNode
}

/**
 * The page of a home: what it is called, pictures and what one decides by over the whole width,
 * below them everything else. On a phone the pictures come first.
 */
export const ListingLayout = ({ head, gallery, band, aside, children }: Props) => (
  <>
    <div className={classNames(styles.top, head !== undefined && styles.first)}>
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.gallery}>{gallery}</div>
      {band && <div className={styles.band}>{band}</div>}
    </div>
    <div className={styles.page}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.body}>{children}</div>
    </div>
  </>
)
