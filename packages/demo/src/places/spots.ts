import type { LatLng } from '@sumai/domain/listing/distance'
import { blocks } from '@sumai/geo/blocks'
import { folded } from '@sumai/geo/fold-address'
import { nearestOf } from '@sumai/geo/nearest'
import { postalCodes } from '@sumai/geo/postal-codes'
import { type Town, townAndChome, towns } from '@sumai/geo/towns'
import type { City } from './geography.ts'

/** Where a home can stand: a block, or the middle of a town or settlement that has no blocks. */
export type Spot = LatLng & {
  town: string
  chome: string | null
  zip: string | null
  isBlock: boolean
}

/** m: a settlement farther than this from every town may belong to a mountain. */
const SETTLEMENT_WITHIN = 1_500

const key = (cityCode: string, town: string) => `${cityCode} ${folded(town)}`
const zips = new Map(postalCodes().map(({ zip, cityCode, town }) => [key(cityCode, town), zip]))
const townsOfCity = Map.groupBy(towns(), ({ cityCode }) => cityCode)
const blocksOfTown = Map.groupBy(blocks(), ({ townId }) => townId)
const made = new Map<string, readonly Spot[]>()

export function spotsOf({ city_code }: City): readonly Spot[] {
  const spots = made.get(city_code) ?? makeSpots(townsOfCity.get(city_code) ?? [])
  made.set(city_code, spots)
  return spots
}

/** Addresses are those that the post knows: a settlement has that of the town around it. */
function makeSpots(inCity: readonly Town[]): Spot[] {
  const { official = [], settlements = [] } = Object.groupBy(inCity, (town) =>
    zipOf(town) ? 'official' : 'settlements',
  )
  const nearest = nearestOf(official)
  return [
    ...official.flatMap((town) => {
      const inTown = blocksOfTown.get(town.id)
      return inTown ? inTown.map((block) => spotIn(town, block, true)) : [spotIn(town, town, false)]
    }),
    ...settlements.flatMap((settlement) => {
      const [town] = nearest(settlement, 1, SETTLEMENT_WITHIN)
      return town ? [spotIn(town.item, settlement, false)] : []
    }),
  ]
}

const zipOf = ({ cityCode, name }: Town) => zips.get(key(cityCode, townAndChome(name).town))

const spotIn = (town: Town, { lat, lng }: LatLng, isBlock: boolean): Spot => ({
  lat,
  lng,
  ...townAndChome(town.name),
  zip: zipOf(town) ?? null,
  isBlock,
})
