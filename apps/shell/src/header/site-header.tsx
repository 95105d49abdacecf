import { BRAND } from '@sumai/domain/brand'
import type { SiteNavigation, SiteType } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { Logo } from '@sumai/ui/logo'
import { topOf } from '../sites.ts'
import { DesktopNav } from './desktop-nav.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PhoneLink } from './phone-link.tsx'
import styles from './site-header.module.css'
import { SiteSwitcher } from './site-switcher.tsx'
import { TextSizeControl } from './text-size-control.tsx'
import { Tools } from './tools.tsx'

type Props = {
  site: SiteType
  /** `null` while the remote of the site is not loaded. */
  menu: SiteNavigation | null
}

/**
 * The header of a site: 80 + 52 px on desktop, 40 + 60 on phones. Every menu is a `<details>`, so
 * it opens without scripts.
 */
export function SiteHeader({ site, menu }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <SiteSwitcher site={site} look="strip" />
      </div>
      <Container>
        <div className={styles.top}>
          <SiteLogo site={site} />
          <div className={styles.desktop}>
            <SiteSwitcher site={site} look="pill" />
          </div>
          {menu ? <MenuTools menu={menu} /> : <PhoneLink />}
        </div>
      </Container>
      {menu && <DesktopNav menu={menu} />}
    </header>
  )
}

function MenuTools({ menu }: { menu: SiteNavigation }) {
  const [outline, accent] = menu.actions
  return (
    <div className={styles.tools}>
      <TextSizeControl look="letters" />
      <Tools menu={menu} />
      <div className={styles.actions}>
        <ButtonLink to={outline.to} variant="outline">
          {outline.label}
        </ButtonLink>
        <ButtonLink to={accent.to} variant="accent">
          {accent.label}
        </ButtonLink>
      </div>
      <MobileMenu menu={menu} />
    </div>
  )
}

/** The header of forms: the logo and the telephone number, without navigation. */
export function BareHeader({ site }: Pick<Props, 'site'>) {
  return (
    <header className={styles.bare}>
      <Container>
        <div className={styles.top}>
          <SiteLogo site={site} />
          <div className={styles.tools}>
            <TextSizeControl look="letters" />
            <PhoneLink />
          </div>
        </div>
      </Container>
    </header>
  )
}

const SiteLogo = ({ site }: Pick<Props, 'site'>) => (
  <Logo name={BRAND.name} tagline={BRAND.tagline[site]} to={topOf(site)} />
)
