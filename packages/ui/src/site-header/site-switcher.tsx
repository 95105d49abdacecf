import { Link, type SiteType } from '@sumai/platform'
import { classNames } from '../class-names.ts'
import { SITES } from './nav.ts'
import styles from './site-switcher.module.css'

type Props = { site: SiteType; look: 'pill' | 'strip' | 'wide' }

/** Rental or sales: two sites, one header. */
export function SiteSwitcher({ site, look }: Props) {
  // Inside a menu it is a part of that menu, not a landmark of its own.
  const Frame = look === 'wide' ? 'div' : 'nav'
  return (
    <Frame aria-label={look === 'wide' ? undefined : 'サイト切替'}>
      <ul className={classNames(styles.switcher, styles[look])}>
        {SITES.map((other) => (
          <li key={other.site} className={styles.item}>
            <Link
              to={other.to}
              aria-current={other.site === site ? 'true' : undefined}
              className={styles.link}
            >
              {other.label}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
