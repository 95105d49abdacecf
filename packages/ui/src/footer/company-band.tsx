import { telHref } from '@sumai/format/tel'
import { Link, type SiteNavigation } from '@sumai/platform'
import type { ComponentProps } from 'react'
import { Container } from '../container/container.tsx'
import { Logo } from '../logo/logo.tsx'
import styles from './company-band.module.css'

/** The agency that runs the site. */
export type Agency = {
  logo: ComponentProps<typeof Logo>
  legalName: string
  zip: string
  address: string
  /** 国土交通大臣（3）第00000号 */
  licence: string
  associations: readonly string[]
  /** With hyphens. */
  tel: string
  telHours: string
  /** Address of the source code of the site. */
  source: string
  /** © 1996 Kusunoki Fudosan */
  copyright: string
}

export type FooterMenu = SiteNavigation['footer']

type Props = { agency: Agency; menu: FooterMenu }

/** The agency: address, licence, telephone, links to pages about it. */
export function CompanyBand({ agency, menu: { groups, legal } }: Props) {
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.top}>
          <div className={styles.company}>
            <Logo {...agency.logo} onDeep />
            <p>
              {agency.legalName}
              <br />〒{agency.zip} {agency.address}
              <br />
              宅地建物取引業 {agency.licence}
              {agency.associations.map((association) => (
                <span key={association} className={styles.association}>
                  {association}
                </span>
              ))}
            </p>
            <p>
              <a href={telHref(agency.tel)} className={styles.number}>
                {agency.tel}
              </a>
              {agency.telHours}
            </p>
          </div>
          <nav aria-label="フッターメニュー" className={styles.nav}>
            {groups.map(({ heading, links }) => (
              <div key={heading} className={styles.group}>
                <h2 className={styles.heading}>{heading}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <Link to={to} className={styles.link}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          {legal.map(({ label, to }) => (
            <Link key={to} to={to} className={styles.legal}>
              {label}
            </Link>
          ))}
          <a href={agency.source} className={styles.legal}>
            ソースコード
          </a>
          <a href="/licenses.txt" type="text/plain" className={styles.legal}>
            ライセンス
          </a>
          <small className={styles.copyright}>{agency.copyright}</small>
        </div>
      </Container>
    </div>
  )
}
