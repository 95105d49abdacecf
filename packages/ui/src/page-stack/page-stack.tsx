import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page-stack.module.css'

type Props = {
  /** Between the parts: 24 px unless one of these. */
  gap?: 32 | 40
  children: ReactNode
}

/** The parts of a page one below the other, with room before what follows. */
export const PageStack = ({ gap, children }: Props) => (
  <div className={classNames(styles.stack, gap === 32 && styles.gap32, gap === 40 && styles.gap40)}>
    {children}
  </div>
)
