import type { LatLng } from '@sumai/domain/listing/distance'
import { once, readJson } from './data.ts'

/** A line with all its stations, also those outside the area. */
export type Railway = {
  code: string
  name: string
  kana: string
  color: string | null
  stations: (LatLng & {
    group: string
    name: string
    kana: string
    order: number
    city_code: string | null
  })[]
}

export const railways = once(() => readJson('railways') as Railway[])
