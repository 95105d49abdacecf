import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './container.module.css'

type Props = {
  /** 760 instead of 1200 px: forms and articles. */
  narrow?: boolean
  /** The same 760 px, below a heading that stands at the left of the 1200. */
  reading?: boolean
  /** Below the screen of a phone, and laid out when that comes near. */
  below?: boolean
  children: ReactNode
}

/** The column of the page, with the gutters of DESIGN §5. */
export function Container({ narrow, reading, below, children }: Props) {
  const look = [narrow && styles.narrow, reading && styles.reading, below && styles.below]
  return <div className={classNames(styles.container, ...look)}>{children}</div>
}
