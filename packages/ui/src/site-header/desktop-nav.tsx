import { NavLink } from '@sumai/platform'
import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Container } from '../container/container.tsx'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { useLightDismiss } from '../use-light-dismiss.ts'
import styles from './desktop-nav.module.css'
import { MegaMenu } from './mega-menu.tsx'
import type { NavEntry, SiteNav } from './nav.ts'

type Props = { nav: SiteNav }

/** The second line of the header, from 1024 px. */
export function DesktopNav({ nav }: Props) {
  const Icon = nav.aside.icon
  return (
    <nav aria-label="メインメニュー" className={styles.nav}>
      <Container>
        <ul className={styles.list}>
          {nav.entries.map((entry) => (
            <li key={entry.to} className={styles.item}>
              <Entry entry={entry} nav={nav} />
            </li>
          ))}
          <li className={classNames(styles.item, styles.aside)}>
            <NavLink to={nav.aside.to} className={styles.link}>
              <Icon size="s" />
              {nav.aside.label}
            </NavLink>
          </li>
        </ul>
      </Container>
    </nav>
  )
}

function Entry({ entry, nav }: { entry: NavEntry; nav: SiteNav }) {
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  if (!entry.columns) {
    return (
      <NavLink to={entry.to} className={styles.link}>
        {entry.label}
      </NavLink>
    )
  }
  return (
    // The shared name lets the browser close the other menu.
    <details ref={details} name="site-nav" className={styles.menu}>
      <summary className={styles.link}>
        {entry.label}
        <ChevronDownIcon size="s" />
      </summary>
      <MegaMenu entry={entry} columns={entry.columns} help={nav.help} />
    </details>
  )
}
