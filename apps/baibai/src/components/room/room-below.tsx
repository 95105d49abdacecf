import { telOf } from '@sumai/domain/brand'
import { ContactBar } from '@sumai/listings/contact-bar'
import { isClosed } from '@sumai/listings/listing'
import { isInvestment } from '@sumai/outline/sale-kind'
import { CardGrid } from '@sumai/ui/card-grid'
import { Section } from '@sumai/ui/section'
import { paths } from '../../paths.ts'
import { ListingCard } from '../listing-card.tsx'
import { Recent } from './recent.tsx'
import type { RoomData } from './room-data.ts'

/** Fewer would stand lost in their row. */
const FEWEST = 3

type Props = { data: RoomData }

export function RoomBelow({ data: { room, shop, similar, renderedAt } }: Props) {
  return (
    <>
      {similar.length >= FEWEST && (
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
      )}
      <Recent except={room.bukkenNo} />
      {!isClosed(room) && (
        <ContactBar
          paths={paths}
          tel={telOf(shop)}
          enquiryTo={paths.property(room.bukkenNo)}
          visitTo={paths.reservation(room)}
          enquiry="資料を請求"
          visit="見学を予約"
        />
      )}
    </>
  )
}
