import type { ReactNode } from 'react'
import styles from './saved-grid.module.css'

/** Saved listings side by side; `SavedItem`s are its children. */
export function SavedGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
