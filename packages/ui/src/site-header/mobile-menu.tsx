import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/domain/tel'
import { Link, NavLink } from '@sumai/platform'
import { useRef } from 'react'
import { ChevronDownIcon, CrossIcon, MenuIcon, PhoneIcon } from '../icon/icon.tsx'
import { useLightDismiss } from '../use-light-dismiss.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './mobile-menu.module.css'
import type { NavEntry, NavLink as NavLinkData, SiteNav } from './nav.ts'
import { SiteSwitcher } from './site-switcher.tsx'

type Props = { nav: SiteNav }

/** The whole navigation over the page of a phone; its button stays on top as the close button. */
export function MobileMenu({ nav }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  const more = [nav.history, nav.favourites, nav.aside, ...nav.actions]
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.button}>
        <VisuallyHidden>メニュー</VisuallyHidden>
        <MenuIcon className={styles.openIcon} />
        <CrossIcon className={styles.closeIcon} />
      </summary>
      <nav aria-label="メニュー" className={styles.panel}>
        <p className={styles.heading}>メニュー</p>
        <div className={styles.switcher}>
          <SiteSwitcher site={nav.site} look="wide" />
        </div>
        <ul className={styles.quick}>
          {nav.quick.map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.quickLink}>
                <Icon />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.entries}>
          {nav.entries.map((entry) => (
            <li key={entry.to} className={styles.entry}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        <Links links={more} />
        <p className={styles.phone}>
          <a href={telHref(BRAND.tel)} className={styles.number}>
            <PhoneIcon />
            {BRAND.tel}
          </a>
          {BRAND.telHours}
        </p>
      </nav>
    </details>
  )
}

function Entry({ entry }: { entry: NavEntry }) {
  if (!entry.columns) {
    return (
      <NavLink to={entry.to} className={styles.entryLink}>
        {entry.label}
      </NavLink>
    )
  }
  return (
    <details className={styles.group}>
      <summary className={styles.entryLink}>
        {entry.label}
        <ChevronDownIcon />
      </summary>
      <Links links={entry.columns} />
    </details>
  )
}

function Links({ links }: { links: readonly NavLinkData[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
