import type { Plot, Road } from './plot.ts'

type Point = readonly [x: number, y: number]

/** The plot in m, its front road below it; x to the right, y down, 0 0 is the upper left corner. */
export type Outline = {
  width: number
  depth: number
  corners: readonly Point[]
  /** Where the second road lies. */
  side: 'left' | 'right' | 'above' | null
}

/** A rectangle by frontage and area, or one with a way to the road in front. */
export function outlineOf({ men, roads: [first, second], alley }: Plot): Outline {
  const frontage = first.frontage ?? 0
  const side = second ? sideOf(first, second) : null
  if (!alley) {
    const depth = men / frontage
    return { width: frontage, depth, side, corners: box(frontage, depth) }
  }
  const way = (men * alley) / 100
  const body = men - way
  const length = way / frontage
  const width = Math.max(frontage, Math.sqrt(body))
  const back = body / width
  return {
    width,
    depth: back + length,
    side,
    corners: [
      [0, 0],
      [width, 0],
      [width, back],
      [frontage, back],
      [frontage, back + length],
      [0, back + length],
    ],
  }
}

const box = (width: number, depth: number): Point[] => [
  [0, 0],
  [width, 0],
  [width, depth],
  [0, depth],
]

/** With the first road below, what lies clockwise of it lies to the left. */
function sideOf(first: Road, second: Road) {
  const turn = (second.muki - first.muki + 8) % 8
  if (turn === 4) return 'above'
  return turn < 4 ? 'left' : 'right'
}
