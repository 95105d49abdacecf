import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './container.module.css'

type Props = {
  /** 760 px aligned to the left of the 1200: what is read, and forms. */
  reading?: boolean
  /** For parts below the first screen: their layout is delayed until they are near. */
  below?: boolean
  children: ReactNode
}

/** The main column of a page, with gutters of 16 to 40 px. */
export function Container({ reading, below, children }: Props) {
  const look = [reading && styles.reading, below && styles.below]
  return <div className={classNames(styles.container, ...look)}>{children}</div>
}
