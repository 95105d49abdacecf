import type { Spot } from './sketch.ts'

/** The side of the mark on which a name is written. */
export type Side = 'right' | 'left' | 'above' | 'below'

/** px: the size of the map on a phone, and of names on it. */
const [WIDTH, HEIGHT] = [358, 239]
const [CHARACTER, LINE, GAP] = [13, 18, 12]

type Box = { left: number; right: number; top: number; bottom: number }

const COMPASS: Box = { left: WIDTH - 40, right: WIDTH, top: 0, bottom: 58 }

/** A mark at a spot, and its radius in px. */
type Mark = { spot: Spot; reach: number }

/**
 * A side for each name, so that names do not overlap each other or a mark on a phone; `null` when
 * no side is free (the list below the map has all names). Earlier places choose first.
 */
export function placeNames(
  places: readonly { name: string; spot: Spot }[],
  /** Others on the map. */
  marks: readonly Mark[],
): (Side | null)[] {
  const taken: Box[] = [
    COMPASS,
    ...marks.map(({ spot, reach }) => around(spot, reach)),
    ...places.map(({ spot }) => around(spot, 9)),
  ]
  return places.map(({ name, spot }) => {
    const sides: Side[] = spot.x > 50 ? ['right', 'left'] : ['left', 'right']
    for (const side of [...sides, 'below', 'above'] as const) {
      const box = boxOf(name, spot, side)
      if (!isInside(box) || taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return side
    }
    return null
  })
}

function boxOf(name: string, spot: Spot, side: Side): Box {
  const [x, y] = [(spot.x / 100) * WIDTH, (spot.y / 100) * HEIGHT]
  const width = name.length * CHARACTER
  const left = side === 'right' ? x + GAP : side === 'left' ? x - GAP - width : x - width / 2
  const middle = side === 'above' ? y - GAP - LINE / 2 : side === 'below' ? y + GAP + LINE / 2 : y
  return { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 }
}

function around({ x, y }: Spot, reach: number): Box {
  const [left, top] = [(x / 100) * WIDTH, (y / 100) * HEIGHT]
  return { left: left - reach, right: left + reach, top: top - reach, bottom: top + reach }
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left > 4 && right < WIDTH - 4 && top > 4 && bottom < HEIGHT - 4

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
