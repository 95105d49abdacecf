import { RATIO, type Spot } from './sketch.ts'

/** px: the size of the map on a phone, and the minimum distance between two pins. */
const WIDTH = 358
const APART = 27
const GOLDEN_ANGLE = 2.399963
const TRIES = 2500

/**
 * Homes of one town have the same coordinates, so their pins are moved to the nearest free place.
 * Earlier pins keep their place.
 */
export function spread(spots: readonly Spot[]): Spot[] {
  const height = WIDTH / RATIO
  const placed: Spot[] = []
  const isFree = (spot: Spot) =>
    placed.every(
      (other) =>
        Math.hypot(((spot.x - other.x) / 100) * WIDTH, ((spot.y - other.y) / 100) * height) >=
        APART,
    )
  const isInside = ({ x, y }: Spot) => x > 4 && x < 96 && y > 6 && y < 94
  for (const spot of spots) {
    let found = spot
    for (let step = 0; step < TRIES && !(isFree(found) && isInside(found)); step += 1) {
      const [angle, radius] = [step * GOLDEN_ANGLE, Math.sqrt(step) * 9]
      found = {
        x: spot.x + ((Math.cos(angle) * radius) / WIDTH) * 100,
        y: spot.y + ((Math.sin(angle) * radius) / height) * 100,
      }
    }
    placed.push(found)
  }
  return placed
}
