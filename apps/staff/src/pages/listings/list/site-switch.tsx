import { Link } from 'react-router'
import styles from '../../../components/switch-links.module.css'
import { toListings } from '../../../paths.ts'
import { SITES, type Site } from '../site.ts'

type Props = { site: Site }

export function SiteSwitch({ site: current }: Props) {
  return (
    <nav aria-label="賃貸と売買" className={styles.switch}>
      {SITES.map(({ site, label }) => (
        <Link
          key={site}
          to={toListings(site)}
          aria-current={site === current ? 'page' : undefined}
          className={styles.choice}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
