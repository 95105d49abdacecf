import { rentalName } from '@sumai/outline/rental-room'
import { ListingBadges } from '../listing/badges.tsx'
import type { RentalListing } from '../listing/listing.ts'
import { RentalPrice } from '../listing/prices.tsx'
import { floorLabel, floorText, rentalFacts } from '../listing/rental-facts.ts'
import { ListCard, type RowProps } from './list-card.tsx'
import { RowFacts } from './row-facts.tsx'
import { RowPlace } from './row-place.tsx'

type Props = RowProps & { room: RentalListing }

/** A room in a list of results. */
export const RentalRow = ({ room, now, ...row }: Props) => (
  <ListCard
    {...row}
    listing={{ site: 'chintai', bukkenNo: room.bukkenNo }}
    name={rentalName(room)}
    photos={room.photos}
    photoCount={room.photoCount}
    badges={<ListingBadges room={room} now={now} />}
    kind={room.bukkenTypeLabel}
    enquiry="空室を確認"
  >
    <RentalPrice room={room} size="list" />
    <RowFacts
      facts={[...rentalFacts(room), { label: '階', value: floorLabel(room), isWide: true }]}
    />
    <RowPlace
      kotsu={room.kotsu}
      ways={room.ways}
      address={room.addressDisp}
      floor={floorText(room)}
    />
  </ListCard>
)
