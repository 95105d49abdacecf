import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import styles from './link-chips.module.css'

type LinkChip = { to: string; label: string; count?: number; current?: boolean }

type Props = {
  /** Accessible name. */
  label: string
  links: readonly LinkChip[]
  /** Keeps the scroll position, for lists far down the page. */
  stay?: boolean
}

/** Links to the parts of a list. */
export function LinkChips({ label, links, stay }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {links.map(({ to, label, count, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              preventScrollReset={stay}
              className={styles.chip}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
