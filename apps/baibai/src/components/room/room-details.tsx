import { FactSection } from '@sumai/listings/fact-section'
import { isClosed } from '@sumai/listings/listing'
import { planFacts } from '@sumai/listings/plan-facts'
import { PlanSection } from '@sumai/listings/plan-section'
import { StaffComment } from '@sumai/listings/staff-comment'
import { isInvestment } from '@sumai/outline/sale-kind'
import { late } from '@sumai/platform'
import { keyFacts } from './key-facts.ts'
import { Lots } from './lots.tsx'
import { plotsOf } from './plots-of.ts'
import { RentRoll } from './rent-roll.tsx'
import type { RoomData } from './room-data.ts'
import { zumenRows } from './zumen-rows.tsx'

/** Of land alone. */
const Plots = late(() => import(/* webpackChunkName: "plots" */ './plots.late.tsx'))('Plots')

/** Of what was sold it says nothing any more. */
const HANDOVER = '引渡し'

type Props = { data: RoomData }

/** What is seen beside the price: the plan, the plot, the words of the staff, who rents it. */
export function RoomDetails({ data }: Props) {
  const { room, sketch, shop, staff } = data
  if (isClosed(room)) {
    const rows = keyFacts(room).filter(({ label }) => label !== HANDOVER)
    return <FactSection heading="物件の概要" rows={rows} />
  }
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
      {room.bunjo && <Lots site={room.bunjo} />}
      {isInvestment(room) && <RentRoll room={room} />}
    </>
  )
}
