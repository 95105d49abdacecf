import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readJson } from './data.ts'
import { nearestOf } from './nearest.ts'

const nearestBank = once(() =>
  nearestOf((readJson('rivers') as [number, number][]).map(([lng, lat]) => ({ lat, lng }))),
)

/** Metres to the nearest of the larger rivers, give or take 200. */
export const metresToRiver = (point: LatLng): number =>
  nearestBank()(point, 1)[0]?.metres ?? Number.POSITIVE_INFINITY
