import { planFacts } from '@sumai/listings/plan-facts'
import { PlanSection } from '@sumai/listings/plan-section'
import { StaffComment } from '@sumai/listings/staff-comment'
import { isInvestment } from '@sumai/outline/sale-kind'
import { Lots, Plots, RentRoll } from './late-parts.ts'
import { PropertyFacts, zumenRows } from './outline.tsx'
import { isDrawn, plotsOf } from './plots-of.ts'
import type { RoomData } from './room-data.ts'
import { unitFacts } from './unit-facts.ts'

type Props = { data: RoomData }

/** What stands beside the price: the lots of a site, who rents it, the plan, the plot, or without drawings the facts. */
export function RoomDetails({ data }: Props) {
  const { room, sketch, staff, shop } = data
  return (
    <>
      {room.bunjo && <Lots site={room.bunjo} roads={room.setsudo} />}
      {isInvestment(room) && <RentRoll room={room} />}
      <PlanSection
        name={room.name}
        photos={room.photos}
        sketch={sketch}
        facts={[...lotRows(room), ...unitFacts(room), ...planFacts(room), ...zumenRows(room)]}
      />
      {plotsOf(room).length > 0 && <Plots room={room} />}
      <StaffComment comment={room.comment} staff={staff} shop={shop} />
      {!isDrawn(data) && <PropertyFacts room={room} />}
    </>
  )
}

/** Of several homes the one that is drawn; none where lots of one type have the same area. */
function lotRows({ bunjo, tatemonoMen }: RoomData['room']) {
  const drawn = bunjo?.kukaku.filter((lot) => lot.tatemonoMen === tatemonoMen) ?? []
  return drawn.length === 1 ? drawn.map(({ no }) => ({ label: '区画', value: no })) : []
}
