import type { ReactNode } from 'react'
import styles from './chip-line.module.css'

/** Chips that stay on one line: on a small screen they scroll sideways, to its edges. */
export const ChipLine = ({ children }: { children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
)
