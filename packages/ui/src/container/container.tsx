import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './container.module.css'

type Props = {
  /** 760 instead of 1200 px: forms and articles. */
  narrow?: boolean
  children: ReactNode
}

/** The column of the page, with the gutters of DESIGN §5. */
export function Container({ narrow, children }: Props) {
  return <div className={classNames(styles.container, narrow && styles.narrow)}>{children}</div>
}
