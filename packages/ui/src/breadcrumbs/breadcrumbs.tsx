import { type Crumb, Link } from '@sumai/platform'
import styles from './breadcrumbs.module.css'

type Props = {
  /** From the top of the site down; the last has no target. */
  crumbs: readonly Crumb[]
}

/** The path of the site, not of the visit. */
export function Breadcrumbs({ crumbs }: Props) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="パンくずリスト">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={to ?? label} className={styles.item}>
            {to === null ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
