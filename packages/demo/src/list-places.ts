import { recommended } from '@sumai/domain/listing/recommended'
import type { PropertyRow } from './rows.ts'

type Listed = Pick<
  PropertyRow,
  'bukkenNo' | 'boshuStatus' | 'koukaiDate' | 'photos' | 'panoramaUrls'
>

/** By which lists order their homes. */
export function scoreOf(home: Listed, today: string): number {
  const { photos, panoramaUrls } = home
  const counts = { photoCount: photos.length, panoramaCount: panoramaUrls?.length ?? 0 }
  return recommended({ ...home, ...counts }, today)
}

/** Of homes from the best to the last: how many come before each in a list. */
export function placesInLists(): (list: string) => number {
  const lengths: Record<string, number> = {}
  return (list) => {
    const before = lengths[list] ?? 0
    lengths[list] = before + 1
    return before
  }
}
