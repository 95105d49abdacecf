import type { Setsudo } from '@sumai/api-client/contract/baibai-land'
import { exterior, type Shot } from './pictures.ts'

/** What the pictures of a plot must agree with. */
export type Ground = { youtoChiiki: readonly number[]; isCorner: boolean; men: number }

const RESIDENTIAL = ['tochi-1', 'tochi-2', 'tochi-3', 'tochi-5', 'tochi-6']
const COMMERCIAL = [4, 5]
/** m² from which a plot is called roomy. */
const ROOMY = 240

/** The plots that look like that one. */
export function plotsLike({ youtoChiiki, isCorner, men }: Ground): { url: string }[] {
  const names = isCorner
    ? ['tochi-4', 'tochi-1']
    : youtoChiiki.some((code) => COMMERCIAL.includes(code))
      ? ['tochi-8', 'tochi-1']
      : men >= ROOMY
        ? ['tochi-7', 'tochi-2', 'tochi-3']
        : RESIDENTIAL
  return names.map((name) => ({ url: exterior(name) }))
}

/** The road in front, where it is as wide (m) as the picture has it. */
export function roadShots(setsudo: readonly Setsudo[]): Shot[] {
  const width = setsudo[0]?.fukuin_m ?? 0
  const name = width >= 8 ? 'road-2' : width >= 4 && width <= 6 ? 'road-1' : null
  return name ? [{ type: 'around', url: exterior(name), caption: '前面道路' }] : []
}
