import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readTable } from './data.ts'

export type BusStop = LatLng & { name: string; operator: string }

export const busStops = once(() =>
  readTable('bus-stops').map(
    ([name = '', operator = '', lat, lng]): BusStop => ({
      name,
      operator,
      lat: Number(lat),
      lng: Number(lng),
    }),
  ),
)
