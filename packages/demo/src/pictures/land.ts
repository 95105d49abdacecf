import type { Setsudo } from '@sumai/api-client/contract/baibai-land'
import { exterior, type Shot } from './pictures.ts'

/** What the pictures of a plot must agree with. */
export type Ground = {
  youtoChiiki: readonly number[]
  isCorner: boolean
  men: number
  /** Higher than the road (地勢「高台」). */
  isHigh: boolean
  /** Behind other plots, at the end of a way of its own. */
  hasAlley: boolean
  /** An old house stands on it. */
  hasHouse: boolean
}

const RESIDENTIAL = ['tochi-1', 'tochi-2', 'tochi-3']
const OLD_HOUSES = ['kodate-old', 'kodate-9']
const COMMERCIAL = [4, 5]
/** m² from which a plot is called roomy. */
const ROOMY = 240

/** The plots that look like that one. */
export const plotsLike = (ground: Ground): { url: string }[] =>
  namesOf(ground).map((name) => ({ url: exterior(name) }))

function namesOf({ youtoChiiki, isCorner, men, isHigh, hasAlley, hasHouse }: Ground) {
  if (hasHouse) return OLD_HOUSES
  if (hasAlley) return ['tochi-6']
  if (isHigh) return ['tochi-5', 'tochi-3']
  if (isCorner) return ['tochi-4', 'tochi-1']
  if (youtoChiiki.some((code) => COMMERCIAL.includes(code))) return ['tochi-8', 'tochi-1']
  return men >= ROOMY ? ['tochi-7', 'tochi-2', 'tochi-3'] : RESIDENTIAL
}

/** The road in front, where it is as wide (m) as the picture has it. */
export function roadShots(setsudo: readonly Setsudo[]): Shot[] {
  const width = setsudo[0]?.fukuin_m ?? 0
  const name = width >= 8 ? 'road-2' : width >= 4 && width <= 6 ? 'road-1' : null
  return name ? [{ type: 'around', url: exterior(name), caption: '前面道路' }] : []
}
