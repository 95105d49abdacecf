import { Price } from '@sumai/listings/price'
import { siteId } from './site-card.tsx'
import type { Site } from './site-line.ts'
import css from './tateuri.module.css'

type Props = { sites: readonly Site[] }

/** What the numbers of the map are called, each leading to its card. */
export const SiteNames = ({ sites }: Props) => (
  <ol>
    {sites.map((site, index) => (
      <li key={site.bukkenNo}>
        <a href={toCard(site)} className={css.row}>
          <span className={css.number}>{index + 1}</span>
          <span className={css.name}>{site.name}</span>
          <span>
            <Price yen={site.kakaku} of="sale" size="s" />
            {site.kakakuTo !== null && site.kakakuTo > site.kakaku && '〜'}
          </span>
        </a>
      </li>
    ))}
  </ol>
)

export const toCard = (site: Site): string => `#${siteId(site)}`
