import { chikuYearLabel } from '@sumai/domain/chiku-year'
import type { LightRental } from '@sumai/listings/listing'
import { toRentalListing } from '@sumai/listings/to-listing'
import { buildingFacts, buildingName } from '../../components/building-facts.ts'
import { outsideOf } from '../../components/outside.ts'
import { toRoomLine } from '../../components/room-line.ts'

type Counted = { tmNo: string; roomCount: number }

/** The buildings of a page, each with the rooms that the search has sent of it. */
export function foundBuildings(buildings: readonly Counted[], rooms: readonly LightRental[]) {
  const shown = new Set<string>()
  return buildings.flatMap(({ tmNo, roomCount }) => {
    const own = rooms.filter((room) => room.tmNo === tmNo)
    const [first] = own
    if (!first) return []
    const { cityCode, addressDisp, chikuYear } = first
    return {
      ...{ tmNo, cityCode, addressDisp, roomCount },
      name: buildingName(first),
      facts: [...buildingFacts(first), chikuYearLabel(chikuYear)].filter(Boolean),
      kotsu: toRentalListing(first).kotsu,
      photo: outsideOf(first, shown),
      rooms: own.map(toRoomLine),
    }
  })
}

export type FoundBuilding = ReturnType<typeof foundBuildings>[number]
