import { Facilities } from '@sumai/ui/facilities'
import { ShopCard } from '@sumai/ui/shop-card'
import { paths } from '../../paths.ts'
import { Lots } from './lots.tsx'
import { Outline } from './outline.tsx'
import { Planning } from './planning.tsx'
import { RentRoll } from './rent-roll.tsx'
import type { RoomData } from './room-data.ts'
import { isInvestment } from './room-kind.ts'
import { Surroundings } from './surroundings.tsx'

type Props = { data: RoomData }

/** What is read rather than used: everything an advertisement has to say. */
export function RoomDetails({ data }: Props) {
  const { room, shop, staff, visits, renderedAt } = data
  const isForRent = isInvestment(room)
  return (
    <>
      {room.bunjo && <Lots site={room.bunjo} />}
      {isForRent && <RentRoll room={room} />}
      <Outline room={room} />
      <Facilities labels={room.setsubijokenLabel} />
      <Surroundings room={room} />
      {!isForRent && <Planning data={data} />}
      <ShopCard
        shop={shop}
        staff={staff}
        visits={room.boshuStatus === 'closed' ? [] : visits}
        shopTo={paths.shop(room.tenpoNo)}
        visitTo={paths.reservation(room)}
        renderedAt={renderedAt}
      />
    </>
  )
}
