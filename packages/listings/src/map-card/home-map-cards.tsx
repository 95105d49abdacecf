import { formatYen } from '@sumai/format/money'
import { rentalName } from '@sumai/outline/rental-room'
import type { ReactNode } from 'react'
import { ListingBadges } from '../listing/badges.tsx'
import { type Fact, type RentalListing, type SaleListing, shortType } from '../listing/listing.ts'
import { InvestPrice } from '../listing/prices.tsx'
import { rentalFacts } from '../listing/rental-facts.ts'
import { investFacts, saleFacts } from '../listing/sale-facts.ts'
import { Price } from '../price/price.tsx'
import styles from './map-card.module.css'
import { MapCard } from './map-card.tsx'

type Props<Room> = { room: Room; to: string; now: string; isChosen?: boolean }

/** A room beside the map. */
export const RentalMapCard = ({ room, ...at }: Props<RentalListing>) => (
  <MapCard
    {...common(room, at)}
    listing={{ site: 'chintai', bukkenNo: room.bukkenNo }}
    name={rentalName(room)}
    price={
      <>
        <Price yen={room.hyYachin} of="rent" size="s" />
        <span
          className={styles.beside}
        >{`管理費 ${room.kyoekihi === 0 ? 'なし' : formatYen(room.kyoekihi)}`}</span>
      </>
    }
    facts={texts(rentalFacts(room))}
  />
)

const forSale = ({ room, ...at }: Props<SaleListing>, price: ReactNode, facts: readonly Fact[]) => (
  <MapCard
    {...common(room, at)}
    listing={{ site: 'baibai', bukkenNo: room.bukkenNo }}
    name={room.name}
    price={price}
    facts={texts(facts)}
  />
)

/** A home for sale beside the map. */
export const SaleMapCard = (props: Props<SaleListing>) => {
  const { room } = props
  const price = (
    <>
      <Price yen={room.kakaku} of="sale" size="s" />
      {room.kakakuTo !== null && room.kakakuTo > room.kakaku && '〜'}
      <span className={styles.beside}>{shortType(room.bukkenTypeLabel)}</span>
    </>
  )
  return forSale(props, price, saleFacts(room))
}

/** An investment beside the map. */
export const InvestMapCard = (props: Props<SaleListing>) =>
  forSale(props, <InvestPrice room={props.room} size="s" />, investFacts(props.room))

/** Words before a value that does not say what it is of. */
const BEFORE: Record<string, string> = {
  土地面積: '土地 ',
  坪単価: '坪 ',
  建築条件: '建築条件',
  現行年収: '現行 年',
  想定年収: '想定 年',
  稼働: '稼働',
}

const FULL = '満室'

const texts = (facts: readonly Fact[]) =>
  facts.flatMap(({ label, value }) => {
    if (value === FULL) return value
    return value ? `${BEFORE[label] ?? ''}${value}` : []
  })

type Photos = RentalListing['photos'] | SaleListing['photos']

/** A photo; beside a map, a small picture of one says nothing. */
const leadOf = (photos: Photos) =>
  photos.find(({ type }) => type !== 'madori' && type !== 'map') ??
  photos.find(({ type }) => type !== 'madori')

const common = (
  room: RentalListing | SaleListing,
  { to, now, isChosen }: Omit<Props<never>, 'room'>,
) => ({
  ...{ to, isChosen },
  photo: leadOf(room.photos),
  badges: <ListingBadges room={room} now={now} onPhoto />,
  kotsu: room.kotsu,
  ways: room.ways,
  address: room.addressDisp,
})
