import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { SubpageHead } from '@sumai/ui/subpage-head'
import type { SiteKind } from './city-kinds.ts'
import type { SiteAreas } from './site-areas.ts'
import styles from './sitemap.module.css'

type SiteLink = { label: string; to: string }

export type SitemapProps = {
  description: string
  /** What the numbers of the tables count. */
  numbers: string
  /** All pages except the searches of cities. */
  parts: readonly { heading: string; links: readonly SiteLink[] }[]
  areas: SiteAreas
  /** Path of the search of a city, by its slug. */
  cityTo: (slug: string) => string
  kinds: readonly SiteKind[]
  /** How many of each kind each city has; `null` when nobody could count. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>> | null
}

/** A town may stand below its county, and is not cut elsewhere: 三養基郡 みやき町. */
const inTwo = (name: string) => {
  const [county = '', town] = name.split(/(?<=郡)/)
  return town ? (
    <>
      {county}
      <wbr />
      {town}
    </>
  ) : (
    name
  )
}

/** Every page of a site, and its searches by city and kind of property. */
export function Sitemap({
  description,
  numbers,
  parts,
  areas,
  cityTo,
  kinds,
  counts,
}: SitemapProps) {
  return (
    <>
      <SubpageHead drawing="map">{description}</SubpageHead>
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
          <section aria-label="市区町村と種別から探す">
            <h2 className={styles.title}>市区町村と種別から探す</h2>
            <p className={styles.note}>{numbers}</p>
            <div className={styles.areas}>
              {areas.map(({ name, cities }) => (
                <table key={name} className={styles.area}>
                  <caption className={styles.heading}>
                    <h3>{name}</h3>
                  </caption>
                  <thead>
                    <tr>
                      <th scope="col">市区町村</th>
                      {kinds.map(({ short }) => (
                        <th key={short} scope="col">
                          {short}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {cities.map(({ cityCode, cityName, slug }) => (
                      <tr key={cityCode}>
                        <th scope="row">
                          <Link to={cityTo(slug)}>{inTwo(cityName)}</Link>
                        </th>
                        {kinds.map(({ label, to, inCity }) => {
                          const count = counts ? (counts[to]?.[cityCode] ?? 0) : null
                          const shown = count === null ? '見る' : formatNumber(count)
                          return (
                            <td key={label}>
                              {count === 0 ? (
                                '—'
                              ) : (
                                <Link
                                  to={inCity(slug)}
                                  aria-label={`${cityName}の${label} ${shown}`}
                                >
                                  {shown}
                                </Link>
                              )}
                            </td>
                          )
                        })}
                      </tr>
                    ))}
                  </tbody>
                </table>
              ))}
            </div>
          </section>
        </div>
      </Container>
    </>
  )
}
