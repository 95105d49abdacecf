import { TileGrid } from '@sumai/ui/tile'
import { SiteCard, type toSite } from './site-card.tsx'

type Props = { sites: readonly ReturnType<typeof toSite>[] }

export const SiteGrid = ({ sites }: Props) => (
  <TileGrid>
    {sites.map((site) => (
      <SiteCard key={site.bukkenNo} site={site} />
    ))}
  </TileGrid>
)
