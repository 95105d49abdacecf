import { formatYen } from '@sumai/format/money'
import { rentalName } from '@sumai/outline/rental-room'
import type { ReactNode } from 'react'
import { ListingBadges } from '../listing/badges.tsx'
import { type Fact, type RentalListing, type SaleListing, shortType } from '../listing/listing.ts'
import { rentalFacts } from '../listing/rental-facts.ts'
import { investFacts, saleFacts } from '../listing/sale-facts.ts'
import { Price, Yield } from '../price/price.tsx'
import { MapCard } from './map-card.tsx'

type Props<Room> = { room: Room; to: string; now: string }

/** A room beside the map. */
export const RentalMapCard = ({ room, to, now }: Props<RentalListing>) => (
  <MapCard
    {...common(room, to, now)}
    listing={{ site: 'chintai', bukkenNo: room.bukkenNo }}
    name={rentalName(room)}
    price={
      <>
        <Price yen={room.hyYachin} of="rent" size="s" />
        {`管理費 ${room.kyoekihi === 0 ? 'なし' : formatYen(room.kyoekihi)}`}
      </>
    }
    facts={rentalFacts(room)}
  />
)

const forSale = (
  { room, to, now }: Props<SaleListing>,
  beside: ReactNode,
  facts: readonly Fact[],
) => (
  <MapCard
    {...common(room, to, now)}
    listing={{ site: 'baibai', bukkenNo: room.bukkenNo }}
    name={room.name}
    price={
      <>
        <Price yen={room.kakaku} of="sale" size="s" />
        {beside}
      </>
    }
    facts={facts}
  />
)

/** A home for sale beside the map. */
export const SaleMapCard = (props: Props<SaleListing>) =>
  forSale(props, shortType(props.room.bukkenTypeLabel), saleFacts(props.room))

/** An investment beside the map. */
export const InvestMapCard = (props: Props<SaleListing>) => {
  const { shuekiRimawari } = props.room
  const gain = shuekiRimawari !== null && <Yield percent={shuekiRimawari} />
  return forSale(props, gain, investFacts(props.room))
}

const common = (room: RentalListing | SaleListing, to: string, now: string) => ({
  to,
  photo: room.photos.find(({ type }) => type !== 'madori'),
  badges: <ListingBadges room={room} now={now} onPhoto />,
  kotsu: room.kotsu,
  ways: room.ways,
  address: room.addressDisp,
})
