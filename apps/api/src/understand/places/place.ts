import type { Place } from '@sumai/domain/places/places'

/** What people call a place. */
export type PlaceNames = {
  place: Pick<Place, 'key' | 'codes'>
  type: Place['type']
  /** Complete: 久留米市, 大橋駅. */
  full: string[]
  /** Without what says its kind: 久留米, 大橋. */
  short: string[]
  /** In hiragana, without what says its kind. */
  readings: string[]
  /** A station or school, as a commute calls it. */
  goal?: string
}
