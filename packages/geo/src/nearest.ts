import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'
import { around } from 'geokdbush'
import KDBush from 'kdbush'

export type Near<T> = { item: T; metres: number }

/** Finds the nearest of some points; metres are straight. */
export function nearestOf<T extends LatLng>(items: readonly T[]) {
  const index = new KDBush(items.length)
  for (const { lat, lng } of items) index.add(lng, lat)
  index.finish()

  /** At most `count`, nearest first, none farther than `within` metres. */
  return (point: LatLng, count: number, within = Number.POSITIVE_INFINITY): Near<T>[] =>
    around(index, point.lng, point.lat, count, within / 1000).map((id) => {
      const item = items[id] as T
      return { item, metres: straightMetres(point, item) }
    })
}
