import { type Crumb, Link } from '@sumai/platform'
import styles from './breadcrumbs.module.css'

type Props = {
  /** From the top page down; the last has no link. */
  crumbs: readonly Crumb[]
}

/** The place of the page in the site. */
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
