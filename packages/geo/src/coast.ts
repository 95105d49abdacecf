import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readJson } from './data.ts'
import { nearestOf } from './nearest.ts'

const nearestShore = once(() =>
  nearestOf((readJson('coast') as [number, number][]).map(([lng, lat]) => ({ lat, lng }))),
)

/** Metres to the sea, give or take 200. */
export const metresToSea = (point: LatLng): number => nearestShore()(point, 1)[0]?.metres ?? 0
