import { type LatLng, roadMetres } from '@sumai/domain/listing/distance'
import { haltsNear, nearestHalts, railNetwork, type Walk } from './rail-network.ts'
import { spread } from './shortest.ts'

/** Where no station is within a walk a bus goes to the nearest: 15 km/h, and a wait. */
const BUS_WAIT_MINUTES = 5
const BUS_METRES_A_MINUTE = 250
const BUS_STATIONS = 3
/** From a station's middle, to which distances are measured, to its platform. */
const PLATFORM_MINUTES = 1

/**
 * Minutes between a place and every halt, by its index and not rounded: to a station, ride, changes,
 * and the walk between two stations at either end. People know the first train and catch it; waits
 * count at changes alone.
 */
export function railMinutes(place: LatLng): Float32Array {
  const { graph, haltOf, walks } = railNetwork()
  const access = accessTo(place)
  const minutes = new Float32Array(walks.length).fill(Number.POSITIVE_INFINITY)
  for (const { halt, minutes: away } of access) minutes[halt] = away

  const begun = new Float32Array(walks.length + haltOf.length).fill(Number.POSITIVE_INFINITY)
  for (const [at, halt] of haltOf.entries())
    begun[walks.length + at] = (minutes[halt] ?? 0) + PLATFORM_MINUTES
  const ridden = spread(graph, begun).subarray(walks.length)
  const left = minutes.slice()
  for (const [at, halt] of haltOf.entries())
    left[halt] = Math.min(left[halt] ?? 0, (ridden[at] ?? 0) + PLATFORM_MINUTES)
  return left.map((least, halt) =>
    Math.min(least, ...(walks[halt] ?? []).map((walk) => walk.minutes + (left[walk.halt] ?? 0))),
  )
}

function accessTo(place: LatLng): Walk[] {
  const near = haltsNear(place)
  if (near.length > 0) return near
  return nearestHalts(place, BUS_STATIONS).map(({ item }) => ({
    halt: item.index,
    minutes: BUS_WAIT_MINUTES + roadMetres(place, item) / BUS_METRES_A_MINUTE,
  }))
}
