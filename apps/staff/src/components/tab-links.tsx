import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './tab-links.module.css'

type TabLink = {
  /** Where two of them may lead to the same. */
  key?: string
  to: string
  label: string
  count?: number | string
  isCurrent: boolean
}

type Props = {
  /** Accessible name. */
  label: string
  tabs: readonly TabLink[]
  /** Behind them: what can be done with them. */
  children?: ReactNode
}

/** Parts of a list, each with an address of its own. */
export function TabLinks({ label, tabs, children }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ key, to, label, count, isCurrent }) => (
        <Link
          key={key ?? to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={styles.tab}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
      {children}
    </nav>
  )
}
