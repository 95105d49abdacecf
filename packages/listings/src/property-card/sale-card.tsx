import { ListingBadges } from '../listing/badges.tsx'
import { FactList } from '../listing/fact-list.tsx'
import { type SaleListing, shortType } from '../listing/listing.ts'
import { PlaceList } from '../listing/place-list.tsx'
import { InvestPrice, SalePrice } from '../listing/prices.tsx'
import { areasText, investFacts, saleFacts } from '../listing/sale-facts.ts'
import { Card, type CardProps } from './card.tsx'

type Props = CardProps & { room: SaleListing }

/** The card of a property for sale. */
export function SaleCard({ room, ...card }: Props) {
  return (
    <Card {...frame({ room, ...card })}>
      <SalePrice room={room} />
      <FactList facts={saleFacts(room)} />
      <PlaceList kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} accesses={1} />
    </Card>
  )
}

/** The card of a property as an investment: price and yield side by side. */
export function InvestCard({ room, ...card }: Props) {
  return (
    <Card {...frame({ room, ...card })}>
      <InvestPrice room={room} />
      <FactList facts={investFacts(room)} />
      <PlaceList
        kotsu={room.kotsu}
        ways={room.ways}
        address={room.addressDisp}
        accesses={1}
        areas={areasText(room)}
      />
    </Card>
  )
}

function frame({ room, to, now, priority, sizes, note }: Props) {
  return {
    listing: { site: 'baibai', bukkenNo: room.bukkenNo } as const,
    name: room.name,
    to,
    photo: room.photos[0],
    photoCount: room.photoCount,
    badges: <ListingBadges room={room} now={now} onPhoto kind={shortType(room.bukkenTypeLabel)} />,
    priority,
    sizes,
    note,
  }
}
