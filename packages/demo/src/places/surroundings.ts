import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import type { PlaceKind } from '@sumai/domain/place-kinds'
import { metresToSea } from '@sumai/geo/coast'
import type { Near } from '@sumai/geo/nearest'
import { isInMunicipality } from '@sumai/geo/outlines'
import { nearestPlaces, type Place } from '@sumai/geo/places'
import { metresToRiver } from '@sumai/geo/rivers'
import { nearestStations, type Stop } from '@sumai/geo/stations'
import type { City } from './geography.ts'
import type { Spot } from './spots.ts'

/** What is around a spot is looked up once: a million homes stand on forty thousand spots. */
function once<T>(look: (spot: Spot) => T): (spot: Spot) => T {
  const seen = new WeakMap<Spot, { value: T }>()
  return (spot) => {
    const known = seen.get(spot) ?? { value: look(spot) }
    seen.set(spot, known)
    return known.value
  }
}

/** Enough that the three nearest of a home some metres away are among them. */
const STATIONS = 6
/** m, straight; a home some metres beside the spot still walks 25 minutes at most. */
const LONGEST_WALK = 1_540
const LONGEST_RIDE = 12_000
const WALK_TO_BUS = 640
/** Storm surges come far over the plain of the Ariake Sea. */
const STORM_SURGE = { plain: 10_000, elsewhere: 3_000 }
/** m from a river, in the open: nothing there lies high above the water. */
const VALLEY = 700
/** The municipalities of the plain along 筑後川 and 嘉瀬川, most of them a few metres above the sea. */
const PLAIN = new Set(
  '40203 40207 40211 40212 40216 40229 40522 40544 41201 41208 41210 41327 41346 43368'.split(' '),
)

export const stationsAround = once((spot): Stop[] =>
  nearestStations(spot, STATIONS).map(({ item }) => item),
)

export const busStopAround = once(
  (spot): Place | undefined => nearestPlaces('bus_stop', spot, 1, WALK_TO_BUS)[0]?.item,
)

export const riverAround = once((spot) => metresToRiver(spot))

export const isNearSea = ({ city_code }: City, spot: Spot): boolean =>
  metresToSea(spot) < (PLAIN.has(city_code) ? STORM_SURGE.plain : STORM_SURGE.elsewhere)

/** Whether there may be hills, as far as one can tell without heights. */
export const isHilly = ({ city_code }: City, spot: Spot): boolean =>
  !PLAIN.has(city_code) && riverAround(spot) > VALLEY

const placesBySpot = once(() => new Map<PlaceKind, Place | undefined>())

/** The nearest place of a kind; the same kind is always asked for with the same distance. */
export function placeAround(spot: Spot, kind: PlaceKind, within: number): Place | undefined {
  const known = placesBySpot(spot)
  if (!known.has(kind)) known.set(kind, nearestPlaces(kind, spot, 1, within)[0]?.item)
  return known.get(kind)
}

/** Metres from a point to each of these, nearest first. */
export const measured = <T extends LatLng>(point: LatLng, items: readonly T[]): Near<T>[] =>
  items
    .map((item) => ({ item, metres: straightMetres(point, item) }))
    .sort((a, b) => a.metres - b.metres)

const metresToStation = once((spot) => measured(spot, stationsAround(spot))[0]?.metres ?? Infinity)

/** Whether people can live there without a car: a station or a bus to one is in reach. */
export const isReachable = once((spot) => {
  const metres = metresToStation(spot)
  return metres <= LONGEST_WALK || (metres <= LONGEST_RIDE && busStopAround(spot) !== undefined)
})

/** The blocks of the border lie outside the simplified outline of their own municipality. */
export const isWithin = (city: City, point: LatLng) => isInMunicipality(city.city_code, point)

/** How much homes are asked for there, from 0 to 1: most near a station. */
export const demandAt = (spot: Spot): number =>
  Math.max(0.1, Math.min(1, (900 / metresToStation(spot)) ** 1.5))
