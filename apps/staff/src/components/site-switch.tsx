import { Link } from 'react-router'
import { SITES, type Site } from '../pages/listings/site.ts'
import styles from './switch-links.module.css'

type Props = { site: Site; toSite: (site: Site) => string }

export function SiteSwitch({ site: current, toSite }: Props) {
  return (
    <nav aria-label="賃貸と売買" className={styles.switch}>
      {SITES.map(({ site, label }) => (
        <Link
          key={site}
          to={toSite(site)}
          aria-current={site === current ? 'page' : undefined}
          className={styles.choice}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
