export type Spot = { x: number; y: number }

type Room = { width: number; height: number }
type Box = { left: number; top: number; right: number; bottom: number }

/** px: the usual distance between two pins, and of a pin from the edge and from the foot, where the credit is. */
const APART = 28
const EDGE = 16
const FOOT = 40
const GOLDEN_ANGLE = 2.399963
const TRIES = 2500

type Options = {
  room?: Room | null
  apart?: number
  /** What pins keep off. */
  obstacles?: readonly Box[]
}

/**
 * Homes of one town may have the same place, so their pins are moved to the nearest free one.
 * Earlier pins keep theirs. None leaves the room, if there is one.
 */
export function spread(
  spots: readonly Spot[],
  { room = null, apart = APART, obstacles = [] }: Options,
): Spot[] {
  const placed: Spot[] = []
  const isFree = ({ x, y }: Spot) =>
    placed.every((other) => Math.hypot(x - other.x, y - other.y) >= apart) &&
    obstacles.every((box) => distance({ x, y }, box) >= apart / 2)
  const isInside = ({ x, y }: Spot) =>
    !room || (x > EDGE && x < room.width - EDGE && y > EDGE && y < room.height - FOOT)
  for (const spot of spots) {
    let found = spot
    for (let step = 0; step < TRIES && !(isFree(found) && isInside(found)); step += 1) {
      const [angle, radius] = [step * GOLDEN_ANGLE, Math.sqrt(step) * 9]
      found = { x: spot.x + Math.cos(angle) * radius, y: spot.y + Math.sin(angle) * radius }
    }
    placed.push(found)
  }
  return placed
}

/** From a spot to the nearest side of a box; 0 within. */
const distance = ({ x, y }: Spot, { left, top, right, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
