import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/domain/tel'
import { Link, type SiteType } from '@sumai/platform'
import { Container } from '../container/container.tsx'
import { Logo } from '../logo/logo.tsx'
import styles from './company-band.module.css'
import { footerNav } from './footer-nav.ts'

type Props = { site: SiteType }

/** Who we are: address, licence, telephone, the pages about the company, the licences. */
export function CompanyBand({ site }: Props) {
  const { groups, legal } = footerNav(site)
  const { zip, address } = BRAND.headOffice
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.top}>
          <div className={styles.company}>
            <Logo site={site} onDeep />
            <p>
              {BRAND.legalName}
              <br />〒{zip} {address}
              <br />
              宅地建物取引業 {BRAND.licence}
              {BRAND.associations.map((association) => (
                <span key={association} className={styles.association}>
                  {association}
                </span>
              ))}
            </p>
            <p>
              <a href={telHref(BRAND.tel)} className={styles.number}>
                {BRAND.tel}
              </a>
              {BRAND.telHours}
            </p>
          </div>
          <nav aria-label="フッターメニュー" className={styles.nav}>
            {groups.map(({ heading, links }) => (
              <div key={heading}>
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
          <a href={BRAND.source} className={styles.legal}>
            ソースコード
          </a>
          <a href="/licenses.txt" type="text/plain" className={styles.legal}>
            ライセンス
          </a>
          <small className={styles.copyright}>
            © {BRAND.foundedYear} {BRAND.romaji}
          </small>
        </div>
      </Container>
    </div>
  )
}
