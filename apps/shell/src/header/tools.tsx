import { Link, type NavTarget, type SiteNavigation } from '@sumai/platform'
import { useFavourites } from '@sumai/shared-state'
import { ClockIcon, HeartIcon, SearchIcon } from '@sumai/ui/icon'
import type { ReactNode } from 'react'
import styles from './tools.module.css'

type Props = { menu: SiteNavigation }

/** Links to the search (phones), the history (desktop) and the favourites with their number. */
export function Tools({ menu }: Props) {
  const saved = useFavourites(menu.site).length
  return (
    <ul className={styles.tools}>
      <li className={menu.site === 'baibai' ? styles.onPhone : undefined}>
        <Tool link={menu.search} icon={<SearchIcon />} />
      </li>
      <li className={styles.onDesktop}>
        <Tool link={menu.history} icon={<ClockIcon />} />
      </li>
      <li>
        <Tool link={menu.favourites} icon={<HeartIcon />} count={saved} />
      </li>
    </ul>
  )
}

type ToolProps = { link: NavTarget; icon: ReactNode; count?: number }

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
