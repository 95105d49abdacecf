import { Tags } from '@sumai/ui/badge'
import { ListingBadges } from '../listing/badges.tsx'
import { FactList } from '../listing/fact-list.tsx'
import type { RentalListing } from '../listing/listing.ts'
import { PlaceList } from '../listing/place-list.tsx'
import { RentalPrice } from '../listing/prices.tsx'
import { rentalFactsWithFloor } from '../listing/rental-facts.ts'
import { rentalName } from '../listing/rental-name.ts'
import { ListCard, type RowProps } from './list-card.tsx'

type Props = RowProps & { room: RentalListing }

/** A room in a list of results. */
export function RentalRow({ room, now, tags = [], ...row }: Props) {
  return (
    <ListCard
      {...row}
      listing={{ site: 'chintai', bukkenNo: room.bukkenNo }}
      name={rentalName(room)}
      photo={room.photos.find(({ type }) => type !== 'madori')}
      plan={room.photos.find(({ type }) => type === 'madori')}
      photoCount={room.photoCount}
      badges={<ListingBadges room={room} now={now} type />}
      enquiry="空室を確認"
    >
      <RentalPrice room={room} size="list" />
      <FactList facts={rentalFactsWithFloor(room)} />
      <PlaceList kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} accesses={2} />
      <Tags label="設備" tags={tags} />
    </ListCard>
  )
}
