import type { SaleListing } from '@sumai/listings/listing'
import { InvestCard, SaleCard } from '@sumai/listings/sale-card'
import { CardGrid } from '@sumai/ui/card-grid'
import { paths } from '../paths.ts'

type Props = {
  room: SaleListing
  /** The moment the page was rendered. */
  now: string
  /** Why it is shown. */
  note?: string
}

/** A listing in a grid of cards: a home with its price, an investment with its yield. */
export function ListingCard({ room, now, note }: Props) {
  const Card = room.bukkenType.startsWith('toushi_') ? InvestCard : SaleCard
  return <Card room={room} to={paths.room(room)} now={now} note={note} />
}

type RailProps = Pick<Props, 'now'> & { rooms: readonly SaleListing[] }

/** Listings as cards; on phones in one row. */
export const ListingRail = ({ rooms, now }: RailProps) => (
  <CardGrid rail>
    {rooms.map((room) => (
      <ListingCard key={room.bukkenNo} room={room} now={now} />
    ))}
  </CardGrid>
)
