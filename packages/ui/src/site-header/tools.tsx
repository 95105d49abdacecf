import { Link } from '@sumai/platform'
import { useFavourites } from '@sumai/shared-state'
import type { ReactNode } from 'react'
import { ClockIcon, HeartIcon, SearchIcon } from '../icon/icon.tsx'
import type { NavLink, SiteNav } from './nav.ts'
import styles from './tools.module.css'

type Props = { nav: SiteNav }

/** Short cuts: search (phones), recently viewed (desktop), favourites with their number. */
export function Tools({ nav }: Props) {
  const saved = useFavourites(nav.site).length
  return (
    <ul className={styles.tools}>
      <li className={nav.site === 'baibai' ? styles.onPhone : undefined}>
        <Tool link={nav.search} icon={<SearchIcon />} />
      </li>
      <li className={styles.onDesktop}>
        <Tool link={nav.history} icon={<ClockIcon />} />
      </li>
      <li>
        <Tool link={nav.favourites} icon={<HeartIcon />} count={saved} />
      </li>
    </ul>
  )
}

type ToolProps = { link: NavLink; icon: ReactNode; count?: number }

function Tool({ link, icon, count = 0 }: ToolProps) {
  const label = count > 0 ? `${link.label} ${count}件` : link.label
  return (
    <Link to={link.to} aria-label={label} className={styles.tool}>
      {icon}
      <span className={styles.words}>{link.label}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  )
}
