import { chikuYearLabel } from '@sumai/domain/chiku-year'
import { planLook } from '@sumai/format/pictures'
import type { LightRental } from '@sumai/listings/listing'
import { toRentalListing } from '@sumai/listings/to-listing'
import type { PicturePhoto } from '@sumai/ui/picture'
import { buildingFacts, buildingName } from '../../components/building-facts.ts'
import { outsideOf } from '../../components/outside.ts'
import { toRoomLine } from '../../components/room-line.ts'

type Counted = { tmNo: string; roomCount: number }

/**
 * The buildings of a page, each with the rooms that the search has sent of it: the cheapest first,
 * unless another order is asked for.
 */
export function foundBuildings(
  buildings: readonly Counted[],
  rooms: readonly LightRental[],
  order?: string,
) {
  const shown = new Set<string>()
  return buildings.flatMap(({ tmNo, roomCount }) => {
    const sent = rooms.filter((room) => room.tmNo === tmNo)
    const own = order ? sent : sent.toSorted((a, b) => a.hyYachin - b.hyYachin)
    const [first] = sent
    if (!first) return []
    const { cityCode, addressDisp, chikuYear } = first
    // The longest word last, so that a phone breaks before it.
    const [type = '', structure = '', ...size] = buildingFacts(first)
    return {
      ...{ tmNo, cityCode, addressDisp, roomCount },
      name: buildingName(first),
      facts: [type, ...size, chikuYearLabel(chikuYear), structure].filter(Boolean),
      kotsu: toRentalListing(first).kotsu,
      photo: outsideOf(first, shown),
      rooms: own.map((room) => ({ ...toRoomLine(room), plan: planOf(room) })),
    }
  })
}

function planOf({ photos }: LightRental): PicturePhoto | null {
  const plan = photos.find(({ type }) => type === 'madori')
  if (!plan) return null
  return { url: planLook(plan.url, 'card'), width: plan.width, height: plan.height }
}

export type FoundBuilding = ReturnType<typeof foundBuildings>[number]
