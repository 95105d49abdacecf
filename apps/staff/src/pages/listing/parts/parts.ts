import type { ComponentType } from 'react'
import type { Part } from '../../../editor/field.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { Photos } from '../photos/photos.tsx'
import { BuildingPlace } from '../place/building-place.tsx'
import { PlacePart } from '../place/place-part.tsx'
import { PlanPart } from '../plan/plan-part.tsx'

export type PartProps = {
  draft: ListingDraft
  /** What is wrong or missing, by field. */
  errors: Record<string, string[]>
}

export const PARTS: Record<Part, ComponentType<PartProps>> = {
  photos: Photos,
  plan: PlanPart,
  place: PlacePart,
  'building-place': BuildingPlace,
}
