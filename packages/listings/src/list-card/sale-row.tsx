import { Tags } from '@sumai/ui/badge'
import { ListingBadges } from '../listing/badges.tsx'
import { FactList } from '../listing/fact-list.tsx'
import type { SaleListing } from '../listing/listing.ts'
import { PlaceList } from '../listing/place-list.tsx'
import { InvestPrice, SalePrice } from '../listing/prices.tsx'
import { areasText, investFactsWithFloors, saleFactsWithFourth } from '../listing/sale-facts.ts'
import { ListCard, type RowProps } from './list-card.tsx'

type Props = RowProps & { room: SaleListing }

/** A property for sale in a list of results. */
export function SaleRow({ room, now, tags = [], ...row }: Props) {
  return (
    <ListCard
      {...row}
      {...frame(room, now)}
      plan={room.photos.find(({ type }) => type === 'madori')}
      enquiry="見学・資料の相談"
    >
      <SalePrice room={room} size="list" />
      <FactList facts={saleFactsWithFourth(room)} />
      <PlaceList kotsu={room.kotsu} ways={room.ways} address={room.addressDisp} accesses={2} />
      <Tags label="設備・条件" tags={tags} />
    </ListCard>
  )
}

/** A property in a list of investments. */
export function InvestRow({ room, now, tags = [], ...row }: Props) {
  return (
    <ListCard {...row} {...frame(room, now)} enquiry="資料を請求">
      <InvestPrice room={room} size="list" />
      <FactList facts={investFactsWithFloors(room)} />
      <PlaceList
        kotsu={room.kotsu}
        ways={room.ways}
        address={room.addressDisp}
        accesses={1}
        areas={areasText(room)}
      />
      <Tags label="設備・条件" tags={tags} />
    </ListCard>
  )
}

function frame(room: SaleListing, now: string) {
  return {
    listing: { site: 'baibai', bukkenNo: room.bukkenNo } as const,
    name: room.name,
    photo: room.photos.find(({ type }) => type !== 'madori'),
    photoCount: room.photoCount,
    badges: <ListingBadges room={room} now={now} type />,
  }
}
