import { classNames } from '@sumai/ui/class-names'
import type { ReactNode } from 'react'
import styles from './listing-top.module.css'

type Props = {
  /** ListingHead, where the page writes its own heading. */
  head?: ReactNode
  /** Of a home that was sold there is none. */
  gallery?: ReactNode
  /** DecisionBand: price, minutes and what to do. */
  band?: ReactNode
}

/**
 * What a home is called, its pictures and what one decides by, over the whole width. On a phone the
 * pictures come first.
 */
export const ListingTop = ({ head, gallery, band }: Props) => (
  <div
    className={classNames(styles.top, head !== undefined && gallery !== undefined && styles.first)}
  >
    {head && <div>{head}</div>}
    {gallery && <div className={styles.gallery}>{gallery}</div>}
    {band && <div>{band}</div>}
  </div>
)
