import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import { once, readTable } from './data.ts'
import type { Near } from './nearest.ts'

/** Without the municipality that tells two of one name apart: 日吉町（久留米市） is 日吉町. */
export type BusStop = LatLng & { name: string; operator: string }

export const busStops = once(() =>
  readTable('bus-stops').map(
    ([name = '', operator = '', lat, lng]): BusStop => ({
      name: name.replace(/（[^）]+[市区町村]）$/, ''),
      operator,
      lat: Number(lat),
      lng: Number(lng),
    }),
  ),
)

const byName = once(() => Map.groupBy(busStops(), ({ name }) => name))

/** The nearest stop of that name; `undefined` for a name that no stop has. */
export function busStopNamed(name: string, point: LatLng): Near<BusStop> | undefined {
  const metresTo = (item: BusStop) => ({ item, metres: straightMetres(point, item) })
  return byName()
    .get(name)
    ?.map(metresTo)
    .reduce((nearest, other) => (other.metres < nearest.metres ? other : nearest))
}
