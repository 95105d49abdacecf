import type { LightSale } from '@sumai/ui/listing'
import { InvestCard, SaleCard } from '@sumai/ui/sale-card'
import { paths } from '../paths.ts'

type Props = { room: LightSale /** The moment the page was rendered. */; now: string }

/** A listing in a grid of cards: a home with its price, an investment with its yield. */
export function ListingCard({ room, now }: Props) {
  const Card = room.toushiBukkenType === null ? SaleCard : InvestCard
  return <Card room={room} to={paths.room(room)} now={now} />
}
