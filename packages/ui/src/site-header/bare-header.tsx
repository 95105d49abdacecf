import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/domain/tel'
import type { SiteType } from '@sumai/platform'
import { Container } from '../container/container.tsx'
import { PhoneIcon } from '../icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './site-header.module.css'

type Props = { site: SiteType }

/** For forms: nothing leads away from what the visitor is doing, but help is near. */
export function BareHeader({ site }: Props) {
  return (
    <header className={styles.bare}>
      <Container>
        <div className={styles.top}>
          <Logo site={site} />
          <a href={telHref(BRAND.tel)} className={styles.phone}>
            <PhoneIcon />
            <VisuallyHidden>電話で問い合わせる</VisuallyHidden>
            <span className={styles.number}>{BRAND.tel}</span>
            <span className={styles.hours}>{BRAND.telHours}</span>
          </a>
        </div>
      </Container>
    </header>
  )
}
