import { DecisionActions } from '@sumai/listings/decision-actions'
import { DecisionBand } from '@sumai/listings/decision-band'
import { isClosed } from '@sumai/listings/listing'
import { MonthlyTotal } from '@sumai/listings/monthly-total'
import { RentalPrice } from '@sumai/listings/prices'
import { floorLabel, rentalFacts } from '@sumai/listings/rental-facts'
import type { RoomShop } from '@sumai/listings/room-shop'
import { paths } from '../../paths.ts'
import type { Room, RoomData } from './room-data.ts'

type Props = { room: Room; shop: RoomShop | null }

type BandProps = Props & Pick<RoomData, 'centres'>

/** Rent, stations and what to do, under the pictures. */
export const RoomBand = ({ room, shop, centres }: BandProps) => (
  <DecisionBand
    price={
      <>
        <RentalPrice room={room} size="l" />
        <MonthlyTotal label="月々の総額" total={room.getsuSogaku} />
      </>
    }
    kotsu={room.kotsu}
    centres={centres}
    facts={[...rentalFacts(room), { label: '階', value: floorLabel(room) }, facing(room)]}
    actions={
      isClosed(room) ? (
        <p>この部屋の募集は終了しました。</p>
      ) : (
        <RoomActions room={room} shop={shop} />
      )
    }
  />
)

/** To ask about the room, to see it, to call its shop. */
export const RoomActions = ({ room, shop }: Props) => (
  <DecisionActions
    enquiry={{ to: paths.property(room.bukkenNo), label: '空室を確認する（無料）' }}
    visit={{ to: paths.reservation(room), label: '来店・内見を予約する' }}
    shop={shop}
  />
)

const facing = ({ mukiLabel }: Room) => ({
  label: '方位',
  value: mukiLabel ? `${mukiLabel}向き` : '',
})
