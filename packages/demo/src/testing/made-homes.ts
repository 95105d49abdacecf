import { baibaiListings } from '../baibai/baibai.ts'
import { chintaiListings, type Let } from '../chintai/chintai.ts'
import type { PropertyRow } from '../rows.ts'

export const TODAY = '2026-11-21'
/** 4,000 rooms in their buildings, as many as the site is filled with. */
export const lets: readonly Let[] = [...chintaiListings(4000, TODAY)]
export const properties: readonly PropertyRow[] = [...baibaiListings(1500, TODAY)]
