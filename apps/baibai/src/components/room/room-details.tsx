import { Facilities } from '@sumai/listings/facilities'
import { FactSection } from '@sumai/listings/fact-section'
import { Hazard } from '@sumai/listings/hazard'
import { isClosed } from '@sumai/listings/listing'
import { planFacts } from '@sumai/listings/plan-facts'
import { PlanSection } from '@sumai/listings/plan-section'
import { ShopCard } from '@sumai/listings/shop-card'
import { StaffComment } from '@sumai/listings/staff-comment'
import { Surroundings } from '@sumai/listings/surroundings'
import { isInvestment } from '@sumai/outline/sale-kind'
import { late } from '@sumai/platform'
import { paths } from '../../paths.ts'
import { keyFacts } from './key-facts.ts'
import { LandPrices } from './land-prices.tsx'
import { Lots } from './lots.tsx'
import { Outline } from './outline.tsx'
import { Planning } from './planning.tsx'
import { plotsOf } from './plots-of.ts'
import { RentRoll } from './rent-roll.tsx'
import type { RoomData } from './room-data.ts'
import { zumenRows } from './zumen-rows.tsx'

/** Of land alone. */
const Plots = late(() => import(/* webpackChunkName: "plots" */ './plots.late.tsx'))('Plots')

type Props = { data: RoomData }

/** The facts that an advertisement must state. */
export function RoomDetails({ data }: Props) {
  const { room, sketch, shop, staff, visits, places, landPrices, renderedAt } = data
  if (isClosed(room)) {
    return (
      <>
        <FactSection heading="物件の概要" rows={keyFacts(room)} />
        <ShopCard
          shop={shop}
          staff={null}
          visits={[]}
          shopTo={paths.shop(room.tenpoNo)}
          visitTo={paths.reservation(room)}
          renderedAt={renderedAt}
        />
      </>
    )
  }
  const plots = plotsOf(room)
  const isForRent = isInvestment(room)
  return (
    <>
      <PlanSection
        name={room.name}
        photos={room.photos}
        sketch={sketch}
        facts={[...planFacts(room), ...zumenRows(room)]}
      />
      {plots.length > 0 && <Plots photos={plots} />}
      <StaffComment comment={room.comment} staff={staff} shop={shop} />
      {isForRent && <Planning data={data} />}
      {room.bunjo && <Lots site={room.bunjo} />}
      {isForRent && <RentRoll room={room} />}
      <Outline room={room} />
      <Facilities labels={room.setsubijokenLabel} />
      <Surroundings mark="sale" {...{ name: room.name, home: room, places, landPrices }}>
        <LandPrices points={landPrices} />
      </Surroundings>
      <div id="hazard">
        <Hazard hazard={room.hazard} at={room} />
      </div>
      {!isForRent && <Planning data={data} />}
      <ShopCard
        shop={shop}
        staff={staff}
        visits={visits}
        shopTo={paths.shop(room.tenpoNo)}
        visitTo={paths.reservation(room)}
        renderedAt={renderedAt}
      />
    </>
  )
}
