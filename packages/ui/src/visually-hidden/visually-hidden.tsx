import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

type Props = { children: ReactNode }

/** Words that are heard but not seen, where the picture already says them. */
export function VisuallyHidden({ children }: Props) {
  return <span className={styles.hidden}>{children}</span>
}
