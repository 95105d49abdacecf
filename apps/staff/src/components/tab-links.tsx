import { Link } from 'react-router'
import styles from './tab-links.module.css'

type TabLink = { to: string; label: string; count?: number | string; isCurrent: boolean }

type Props = {
  /** Accessible name. */
  label: string
  tabs: readonly TabLink[]
}

/** Parts of a list, each with an address of its own. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ to, label, count, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
