import { rentalName } from '@sumai/outline/rental-room'
import { ListingBadges } from '../listing/badges.tsx'
import { FactList } from '../listing/fact-list.tsx'
import type { RentalListing } from '../listing/listing.ts'
import { PlaceList } from '../listing/place-list.tsx'
import { RentalPrice } from '../listing/prices.tsx'
import { rentalFacts } from '../listing/rental-facts.ts'
import { Card, type CardProps } from './card.tsx'

type Props = CardProps & { room: RentalListing }

/** The card of a room. */
export function RentalCard({ room, to, now, priority, sizes, note }: Props) {
  return (
    <Card
      listing={{ site: 'chintai', bukkenNo: room.bukkenNo }}
      name={rentalName(room)}
      to={to}
      photo={room.photos[0]}
      photoCount={room.photoCount}
      badges={<ListingBadges room={room} now={now} onPhoto />}
      priority={priority}
      sizes={sizes}
      note={note}
    >
      <RentalPrice room={room} />
      <FactList facts={rentalFacts(room)} />
      <PlaceList kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} accesses={1} />
    </Card>
  )
}
