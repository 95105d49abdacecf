import type { ReactNode } from 'react'
import styles from './listing-layout.module.css'

type Props = {
  /** ListingTop. */
  top: ReactNode
  /** What it costs in detail: beside the rest from 1024 px, where it stays in view. */
  aside: ReactNode
  children: ReactNode
  /** What takes the whole width, below both. */
  wide?: ReactNode
}

/** The page of a home: what one sees first, below it everything else. */
export const ListingLayout = ({ top, aside, children, wide }: Props) => (
  <>
    {top}
    <div className={styles.page}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.body}>{children}</div>
    </div>
    {/* Outside of the grid, within which the aside stays in view. */}
    {wide && <div className={styles.wide}>{wide}</div>}
  </>
)
