import { Facilities } from '@sumai/listings/facilities'
import { Hazard } from '@sumai/listings/hazard'
import { ShopCard } from '@sumai/listings/shop-card'
import { Surroundings } from '@sumai/listings/surroundings'
import { isInvestment } from '@sumai/outline/sale-kind'
import { paths } from '../../paths.ts'
import { LandPrices } from './land-prices.tsx'
import { DealFacts, PropertyFacts } from './outline.tsx'
import { Planning } from './planning.tsx'
import { isDrawn } from './plots-of.ts'
import type { RoomData } from './room-data.ts'
import css from './room-wide.module.css'

type Props = { data: RoomData }

/**
 * What takes the whole width of the page: the facts that an advertisement must state, the simulators,
 * the neighbourhood, the shop.
 */
export function RoomWide({ data }: Props) {
  const { room, shop, staff, near, landPrices, renderedAt } = data
  const isForRent = isInvestment(room)
  return (
    <>
      {isDrawn(data) && <PropertyFacts room={room} />}
      <DealFacts room={room} />
      {isForRent && <Planning data={data} />}
      <Facilities labels={room.setsubijokenLabel} />
      <Surroundings mark="sale" look={css} {...{ name: room.name, home: room, near, landPrices }}>
        <LandPrices points={landPrices} />
      </Surroundings>
      <div id="hazard">
        <Hazard hazard={room.hazard} at={room} />
      </div>
      {!isForRent && <Planning data={data} />}
      <ShopCard
        shop={shop}
        staff={staff}
        shopTo={paths.shop(room.tenpoNo)}
        visitTo={paths.reservation(room)}
        renderedAt={renderedAt}
      />
    </>
  )
}
