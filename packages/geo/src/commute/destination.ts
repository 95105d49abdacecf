import type { LatLng } from '@sumai/domain/listing/distance'
import universities from '@sumai/domain/master/universities.json' with { type: 'json' }
import { once } from '../data.ts'
import { STOPS } from '../stations.ts'
import { haltOfStation } from './rail-network.ts'

const bySlug = once(
  () =>
    new Map<string, LatLng>([
      ...universities.map(({ slug, lat, lng }) => [slug, { lat, lng }] as const),
      ...STOPS.map((stop) => [stop.slug, haltOfStation(stop.eki_code) ?? stop] as const),
    ]),
)

/** Where a commute of a search goes: a station or university by its slug, or `lng,lat`. */
export function destinationOf(place: string): LatLng | undefined {
  const [lng = Number.NaN, lat = Number.NaN] = place.split(',').map(Number)
  return Number.isNaN(lat) ? bySlug().get(place) : { lat, lng }
}
