import { isInvestment } from '@sumai/outline/sale-kind'
import { CardGrid } from '@sumai/ui/card-grid'
import { Section } from '@sumai/ui/section'
import { ListingCard } from '../listing-card.tsx'
import type { RoomData } from './room-data.ts'
import { FEWEST } from './similar.ts'

type Props = { data: RoomData }

/** Listings like one, each with what it has in common. */
export function Similar({ data: { room, similar, renderedAt } }: Props) {
  if (similar.length < FEWEST) return null
  return (
    <Section heading={isInvestment(room) ? '条件が近い投資用物件' : '条件が近い物件'} paper>
      <CardGrid rail>
        {similar.map(({ listing, reasons }) => (
          <ListingCard
            key={listing.bukkenNo}
            room={listing}
            now={renderedAt}
            note={reasons.join('・')}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
