import { TileGrid } from '@sumai/ui/tile'
import { SiteCard } from './site-card.tsx'
import type { Site } from './site-line.ts'

type Props = {
  sites: readonly Site[]
  /** Numbers them as the pins of a map. */
  isNumbered?: boolean
}

export const SiteGrid = ({ sites, isNumbered }: Props) => (
  <TileGrid>
    {sites.map((site, index) => (
      <SiteCard key={site.bukkenNo} site={site} number={isNumbered ? index + 1 : undefined} />
    ))}
  </TileGrid>
)
