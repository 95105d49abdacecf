import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readTable } from './data.ts'

/** A 街区 of 住居表示: the 3 of 天神二丁目3番. */
export type Block = LatLng & {
  townId: string
  number: number
  /** How many addresses it has. */
  addresses: number
}

export const blocks = once(() =>
  readTable('blocks').map(
    ([townId = '', number, lat, lng, addresses]): Block => ({
      townId,
      number: Number(number),
      lat: Number(lat),
      lng: Number(lng),
      addresses: Number(addresses),
    }),
  ),
)
