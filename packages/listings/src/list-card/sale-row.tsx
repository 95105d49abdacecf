import { ListingBadges } from '../listing/badges.tsx'
import { type SaleListing, shortType } from '../listing/listing.ts'
import { InvestPrice, SalePrice } from '../listing/prices.tsx'
import { investFactsWithFloors, saleFactsWithFourth } from '../listing/sale-facts.ts'
import { ListCard, type RowProps } from './list-card.tsx'
import { RowFacts } from './row-facts.tsx'
import { RowPlace } from './row-place.tsx'

type Props = RowProps & { room: SaleListing }

/** A property for sale in a list of results. */
export const SaleRow = ({ room, now, ...row }: Props) => (
  <ListCard {...row} {...frame(room, now)} enquiry="見学・資料請求">
    <SalePrice room={room} size="list" />
    <RowFacts facts={saleFactsWithFourth(room)} />
    <RowPlace kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} />
  </ListCard>
)

/** A property in a list of investments. */
export const InvestRow = ({ room, now, ...row }: Props) => (
  <ListCard {...row} {...frame(room, now)} enquiry="資料を請求">
    <InvestPrice room={room} size="list" />
    <RowFacts facts={investFactsWithFloors(room)} />
    <RowPlace kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} />
  </ListCard>
)

function frame(room: SaleListing, now: string) {
  return {
    listing: { site: 'baibai', bukkenNo: room.bukkenNo } as const,
    name: room.name,
    photos: room.photos,
    photoCount: room.photoCount,
    badges: <ListingBadges room={room} now={now} />,
    kind: shortType(room.bukkenTypeLabel),
  }
}
