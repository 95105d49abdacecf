import type { RentalListing } from '@sumai/listings/listing'
import { RentalCard } from '@sumai/listings/rental-card'
import { CardGrid } from '@sumai/ui/card-grid'
import { paths } from '../paths.ts'

type Props = {
  rooms: readonly RentalListing[]
  /** The moment the page was rendered. */
  now: string
}

/** Rooms as cards; on phones in one row. */
export const RentalRail = ({ rooms, now }: Props) => (
  <CardGrid rail>
    {rooms.map((room) => (
      <RentalCard key={room.bukkenNo} room={room} to={paths.room(room)} now={now} />
    ))}
  </CardGrid>
)
