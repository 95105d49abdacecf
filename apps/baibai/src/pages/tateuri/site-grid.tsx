import css from './site-card.module.css'
import { SiteCard, type toSite } from './site-card.tsx'

type Props = { sites: readonly ReturnType<typeof toSite>[] }

export function SiteGrid({ sites }: Props) {
  return (
    <ul className={css.grid}>
      {sites.map((site) => (
        <li key={site.bukkenNo}>
          <SiteCard site={site} />
        </li>
      ))}
    </ul>
  )
}
