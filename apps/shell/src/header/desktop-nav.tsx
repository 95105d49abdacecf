import { Link, type NavEntry, type SiteNavigation } from '@sumai/platform'
import { classNames } from '@sumai/ui/class-names'
import { Container } from '@sumai/ui/container'
import { ChevronDownIcon } from '@sumai/ui/icon'
import { NamedIcon } from '@sumai/ui/named-icon'
import { OnceOpen } from '@sumai/ui/once-open'
import { useLightDismiss } from '@sumai/ui/use-light-dismiss'
import { useRef } from 'react'
import styles from './desktop-nav.module.css'
import { MegaMenu } from './mega-menu.tsx'
import { useIsHere } from './use-is-here.ts'

type Props = { menu: SiteNavigation }

/** The second line of the header, from 1024 px. */
export function DesktopNav({ menu }: Props) {
  const isHere = useIsHere()
  return (
    <nav aria-label="メインメニュー" className={styles.nav}>
      <Container>
        <ul className={styles.list}>
          {menu.entries.map((entry) => (
            <li key={entry.to} className={styles.item}>
              <Entry entry={entry} isHere={isHere(entry)} help={menu.help} />
            </li>
          ))}
          <li className={classNames(styles.item, styles.aside)}>
            <Link
              to={menu.aside.to}
              aria-current={isHere(menu.aside) ? 'page' : undefined}
              className={styles.link}
            >
              <NamedIcon name={menu.aside.icon} size="s" />
              {menu.aside.label}
            </Link>
          </li>
        </ul>
      </Container>
    </nav>
  )
}

type EntryProps = { entry: NavEntry; isHere: boolean; help: SiteNavigation['help'] }

function Entry({ entry, isHere, help }: EntryProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  if (!entry.columns) {
    return (
      <Link to={entry.to} aria-current={isHere ? 'page' : undefined} className={styles.link}>
        {entry.label}
      </Link>
    )
  }
  return (
    // The shared name lets the browser close the other menu.
    <details ref={details} name="site-nav" className={styles.menu}>
      <summary aria-current={isHere || undefined} className={styles.link}>
        {entry.label}
        <ChevronDownIcon size="s" />
      </summary>
      <OnceOpen in={details}>
        <MegaMenu entry={entry} columns={entry.columns} help={help} />
      </OnceOpen>
    </details>
  )
}
