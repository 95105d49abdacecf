import type { SiteType } from '@sumai/platform'
import { ButtonLink } from '../button/button.tsx'
import { Container } from '../container/container.tsx'
import { Logo } from '../logo/logo.tsx'
import { DesktopNav } from './desktop-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { BAIBAI_NAV } from './nav-baibai.ts'
import { CHINTAI_NAV } from './nav-chintai.ts'
import styles from './site-header.module.css'
import { SiteSwitcher } from './site-switcher.tsx'
import { Tools } from './tools.tsx'

type Props = { site: SiteType }

/**
 * The header of a site: 80 + 52 px on desktop, 40 + 60 on phones. Every menu is a `<details>`, so
 * it opens without scripts.
 */
export function SiteHeader({ site }: Props) {
  const nav = site === 'baibai' ? BAIBAI_NAV : CHINTAI_NAV
  const [outline, accent] = nav.actions
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <SiteSwitcher site={site} look="strip" />
      </div>
      <Container>
        <div className={styles.top}>
          <Logo site={site} />
          <div className={styles.desktop}>
            <SiteSwitcher site={site} look="pill" />
          </div>
          <div className={styles.tools}>
            <Tools nav={nav} />
            <div className={styles.actions}>
              <ButtonLink to={outline.to} variant="outline">
                {outline.label}
              </ButtonLink>
              <ButtonLink to={accent.to} variant="accent">
                {accent.label}
              </ButtonLink>
            </div>
            <MobileMenu nav={nav} />
          </div>
        </div>
      </Container>
      <DesktopNav nav={nav} />
    </header>
  )
}
