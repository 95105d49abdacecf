import type { Setsudo } from '@sumai/api-client/contract/baibai-land'
import { inSeason } from './exteriors.ts'
import { exterior, type Shot } from './pictures.ts'

/** What the pictures of a plot must agree with. */
export type Ground = {
  youtoChiiki: readonly number[]
  isCorner: boolean
  /** Higher than the road (地勢「高台」). */
  isHigh: boolean
  /** Behind other plots, at the end of a way of its own. */
  hasAlley: boolean
  /** An old house stands on it. */
  hasHouse: boolean
}

const RESIDENTIAL = plots(1, 2, 3, 9, 10, 16, 19, 20, 21, 22)
const COMMERCIAL_PLOTS = plots(1, 17, 21)
/** Some show the second road, none a neighbour on both sides. */
const CORNERS = plots(3, 4, 10, 16, 18, 26)
const ALLEYS = plots(6, 15)
const HIGH = plots(5, 13, 24, 25)
const OLD_HOUSES = [
  'kodate-old',
  'kodate-6',
  'kodate-9',
  'kodate-17',
  'kodate-24',
  'kodate-25',
  'kodate-26',
  'kodate-32',
]
const COMMERCIAL = [4, 5]

/** The plots that look like that one, in the season of `today`. */
export const plotsLike = (ground: Ground, today: string): { url: string }[] =>
  inSeason(
    namesOf(ground).map((name) => ({ url: exterior(name) })),
    today,
  )

function namesOf({ youtoChiiki, isCorner, isHigh, hasAlley, hasHouse }: Ground) {
  if (hasHouse) return OLD_HOUSES
  if (hasAlley) return ALLEYS
  if (isHigh) return HIGH
  if (isCorner) return CORNERS
  if (youtoChiiki.some((code) => COMMERCIAL.includes(code))) return COMMERCIAL_PLOTS
  return RESIDENTIAL
}

function plots(...numbers: number[]): string[] {
  return numbers.map((number) => `tochi-${number}`)
}

/** The road in front, where it is as wide (m) as the picture has it. */
export function roadShots(setsudo: readonly Setsudo[]): Shot[] {
  const width = setsudo[0]?.fukuin_m ?? 0
  const name = width >= 8 ? 'road-2' : width === 5 ? 'road-1' : null
  return name ? [{ type: 'around', url: exterior(name), caption: '前面道路' }] : []
}
