export type Spot = { x: number; y: number }

type Room = { width: number; height: number }

/** px: the usual distance between two pins, and of a pin from the edge and from the foot, where the credit is. */
const APART = 28
const EDGE = 16
const FOOT = 40
const GOLDEN_ANGLE = 2.399963
const TRIES = 2500

/**
 * Homes of one town may have the same place, so their pins are moved to the nearest free one.
 * Earlier pins keep theirs. None leaves the room, if there is one.
 */
export function spread(spots: readonly Spot[], room: Room | null, apart = APART): Spot[] {
  const placed: Spot[] = []
  const isFree = ({ x, y }: Spot) =>
    placed.every((other) => Math.hypot(x - other.x, y - other.y) >= apart)
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
