import { Link, type SiteType } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { MOUNTS } from '../sites.ts'
import styles from './site-switcher.module.css'

/** Rentals first. */
const SITES = MOUNTS.toReversed()

type Props = { site: SiteType; look: 'pill' | 'strip' | 'wide' }

/** Switches between the rental and the sales site. */
export function SiteSwitcher({ site, look }: Props) {
  // Not a landmark inside a menu, which is one already.
  const Frame = look === 'wide' ? 'div' : 'nav'
  return (
    <Frame aria-label={look === 'wide' ? undefined : 'サイト切替'}>
      <ul className={classNames(styles.switcher, styles[look])}>
        {SITES.map(({ name, label, top }) => (
          <li key={name} className={styles.item}>
            <Link
              to={top}
              aria-current={name === site ? 'true' : undefined}
              className={styles.link}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
