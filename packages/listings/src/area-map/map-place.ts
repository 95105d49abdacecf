import type { LatLng } from '@sumai/domain/listing/distance'
import { PinIcon, SchoolIcon, TrainIcon } from '@sumai/ui/icon'

/** A place on the map, for orientation. */
export type MapPlace = LatLng & {
  name: string
  kind: 'station' | 'facility' | 'shop'
  /** 徒歩7分（約560m） */
  note?: string
}

export const PLACE_ICONS = { station: TrainIcon, facility: SchoolIcon, shop: PinIcon }
