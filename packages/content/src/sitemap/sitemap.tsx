import { Link } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { SubpageHead } from '@sumai/ui/subpage-head'
import type { SiteAreas } from './site-areas.ts'
import styles from './sitemap.module.css'

type SiteLink = { label: string; to: string }

export type SitemapProps = {
  description: string
  /** All pages except the searches of cities. */
  parts: readonly { heading: string; links: readonly SiteLink[] }[]
  areas: SiteAreas
  /** Path of the search of a city, by its slug. */
  cityTo: (slug: string) => string
  /** The searches of a city by kind of property. */
  kindsOf: (slug: string) => readonly SiteLink[]
}

/** Every page of a site, and its searches by city and kind of property. */
export function Sitemap({ description, parts, areas, cityTo, kindsOf }: SitemapProps) {
  return (
    <>
      <SubpageHead town="40228">{description}</SubpageHead>
      <Container>
        <div className={styles.page}>
          <div className={styles.parts}>
            {parts.map(({ heading, links }) => (
              <section key={heading} aria-label={heading}>
                <h2 className={styles.heading}>{heading}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={styles.link}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {areas.map(({ name, cities }) => (
            <section key={name} aria-label={name}>
              <h2 className={styles.heading}>{name}</h2>
              <ul className={styles.cities}>
                {cities.map(({ cityCode, cityName, slug }) => (
                  <li key={cityCode} className={styles.city}>
                    <Link to={cityTo(slug)} className={styles.name}>
                      {cityName}
                    </Link>
                    <ul className={styles.kinds}>
                      {kindsOf(slug).map(({ label, to }) => (
                        <li key={to}>
                          <Link
                            to={to}
                            aria-label={`${cityName}の${label}`}
                            className={styles.link}
                          >
                            {label}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Container>
    </>
  )
}
