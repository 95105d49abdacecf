import type { LatLng } from '@sumai/domain/listing/distance'

/** Something to find one's way by. */
export type MapPlace = LatLng & {
  name: string
  kind: 'station' | 'facility' | 'shop'
  /** 徒歩7分（約560m） */
  note?: string
}

/** A railway as its stations in order; drawn straight from one to the next. */
export type MapLine = { name: string; stations: readonly LatLng[] }
