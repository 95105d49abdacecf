import { planFacts } from '@sumai/listings/plan-facts'
import { PlanSection } from '@sumai/listings/plan-section'
import { StaffComment } from '@sumai/listings/staff-comment'
import { isInvestment } from '@sumai/outline/sale-kind'
import { late } from '@sumai/platform'
import { Lots } from './lots.tsx'
import { plotsOf } from './plots-of.ts'
import { RentRoll } from './rent-roll.tsx'
import type { RoomData } from './room-data.ts'
import { zumenRows } from './zumen-rows.tsx'

/** Of land alone. */
const Plots = late(() => import(/* webpackChunkName: "plots" */ './plots.late.tsx'))('Plots')

type Props = { data: RoomData }

/** What is seen beside the price: the plan, the plot, the words of the staff, who rents it. */
export function RoomDetails({ data }: Props) {
  const { room, sketch, shop, staff } = data
  return (
    <>
      <PlanSection
        name={room.name}
        photos={room.photos}
        sketch={sketch}
        facts={[...planFacts(room), ...zumenRows(room)]}
      />
      {plotsOf(room).length > 0 && <Plots room={room} />}
      <StaffComment comment={room.comment} staff={staff} shop={shop} />
      {room.bunjo && <Lots site={room.bunjo} road={room.setsudo[0]} />}
      {isInvestment(room) && <RentRoll room={room} />}
    </>
  )
}
