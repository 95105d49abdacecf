import type { ComponentType } from 'react'
import type { ListingDraft } from '../draft/listing-draft.ts'
import type { Part } from '../fields/field.ts'
import { Photos } from '../photos/photos.tsx'

export type PartProps = {
  draft: ListingDraft
  /** What is wrong or missing, by field. */
  errors: Record<string, string[]>
}

export const PARTS: Record<Part, ComponentType<PartProps>> = { photos: Photos }
