import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { Link, type NavEntry, type NavTarget, type SiteNavigation } from '@sumai/platform'
import { ChevronDownIcon, CrossIcon, MenuIcon, PhoneIcon } from '@sumai/ui/icon'
import { NamedIcon } from '@sumai/ui/named-icon'
import { OnceOpen } from '@sumai/ui/once-open'
import { useLightDismiss } from '@sumai/ui/use-light-dismiss'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import { useRef } from 'react'
import styles from './mobile-menu.module.css'
import { SiteSwitcher } from './site-switcher.tsx'
import { TextSizeControl } from './text-size-control.tsx'
import { useIsHere } from './use-is-here.ts'

type Props = { menu: SiteNavigation }

/** The navigation on phones, over the whole page; its button also closes it. */
export function MobileMenu({ menu }: Props) {
  const isHere = useIsHere()
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  const more = [...menu.actions, menu.favourites, menu.history, menu.aside]
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.button}>
        <VisuallyHidden>メニュー</VisuallyHidden>
        <MenuIcon className={styles.openIcon} />
        <CrossIcon className={styles.closeIcon} />
      </summary>
      <nav aria-label="メニュー" className={styles.panel}>
        <div className={styles.heading}>
          メニュー
          <p className={styles.phone}>
            <a href={telHref(BRAND.tel)} className={styles.number}>
              <PhoneIcon />
              {BRAND.tel}
            </a>
            {BRAND.telHours}
          </p>
        </div>
        <div className={styles.switcher}>
          <SiteSwitcher site={menu.site} look="wide" />
        </div>
        <ul className={styles.quick}>
          {menu.quick.map(({ label, to, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.quickLink}>
                <NamedIcon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <OnceOpen in={details}>
          <Links links={more} />
          <ul className={styles.entries}>
            {menu.entries.map((entry) => (
              <li key={entry.to} className={styles.entry}>
                <Entry entry={entry} isHere={isHere(entry)} />
              </li>
            ))}
          </ul>
        </OnceOpen>
        <TextSizeControl look="words" />
      </nav>
    </details>
  )
}

type EntryProps = { entry: NavEntry; isHere: boolean }

function Entry({ entry, isHere }: EntryProps) {
  if (!entry.columns) {
    return (
      <Link to={entry.to} aria-current={isHere ? 'page' : undefined} className={styles.entryLink}>
        {entry.label}
      </Link>
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

function Links({ links }: { links: readonly NavTarget[] }) {
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
