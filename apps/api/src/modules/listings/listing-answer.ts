import type { Photo } from '@sumai/api-client/contract/photo'
import { chikuYear } from '@sumai/domain/listing/building-age'
import { madoriLabel } from '@sumai/domain/listing/madori'

type Building = { chiku_ym: string | null; is_minyukyo: boolean }

/** The age of a building on the day `today`. */
export function ageFields<Age extends Building>(building: Age, today: string) {
  const age = chikuYear({ chikuYm: building.chiku_ym, isMinyukyo: building.is_minyukyo }, today)
  return { chiku_year: age, is_shinchiku: age === 0 }
}

export type ComputedFrom = Building & {
  madori_heyasu: number | null
  madori_kind: number | null
  photos: Photo[]
}

/** The computed fields of a listing, which depend on other columns or on the day. */
export const computedFields = (row: ComputedFrom, today: string) => ({
  ...ageFields(row, today),
  madori_label: madoriLabel(row.madori_heyasu, row.madori_kind),
  photo_count: row.photos.length,
})
