export type Spot = { x: number; y: number }

type Room = { width: number; height: number }
type Box = { left: number; top: number; right: number; bottom: number }

/** px: the usual distance between two pins, and of a pin from the edge and from the foot, where the credit is. */
const APART = 28
const EDGE = 16
const FOOT = 40
const GOLDEN_ANGLE = 2.399963
/** Rounds in which pins give way; in the last ones nothing pulls them back to their places. */
const ROUNDS = 100
const PULLED_ROUNDS = 60
const PULL = 0.08
/** Ever larger steps away from where a pin has found no room. */
const TRIES = 5000
const STEP = 3
/** Of these, the first keep to where the pin may stand. */
const NEAR_TRIES = 400

type Options = {
  room?: Room | null
  apart?: number
  /** px: a square of this size of each can be pressed, whatever lies beside it. */
  target?: number
  /** What pins keep off. */
  obstacles?: readonly Box[]
  /** How many, from the first on, give way only to each other. */
  fixed?: number
  /** Holds a pin where it may stand. */
  keep?: ((spot: Spot, index: number) => Spot) | undefined
}

/**
 * Moves pins apart that lie on each other, as little as possible: of two, each gives way by half.
 * What finds no room so is moved to the nearest free place. None leaves the room, if there is one.
 */
export function spread(spots: readonly Spot[], options: Options): Spot[] {
  const { room = null, apart = APART, target = 0, obstacles = [], keep } = options
  const placed: Spot[] = []
  const isFree = ({ x, y }: Spot) =>
    placed.every((other) => {
      const [dx, dy] = [Math.abs(x - other.x), Math.abs(y - other.y)]
      return Math.hypot(dx, dy) >= apart && Math.max(dx, dy) >= target
    }) && obstacles.every((box) => Math.hypot(...outOf({ x, y }, box)) >= apart / 2)
  const isInside = ({ x, y }: Spot) =>
    !room || (x > EDGE && x < room.width - EDGE && y > EDGE && y < room.height - FOOT)
  for (const [index, spot] of eased(spots, options).entries()) {
    let found: Spot = spot
    for (let step = 0; step < TRIES && !(isFree(found) && isInside(found)); step += 1) {
      const [angle, radius] = [step * GOLDEN_ANGLE, Math.sqrt(step) * STEP]
      found = { x: spot.x + Math.cos(angle) * radius, y: spot.y + Math.sin(angle) * radius }
      if (keep && step < NEAR_TRIES) found = keep(found, index)
    }
    placed.push({ x: found.x, y: found.y })
  }
  return placed
}

type Moving = Spot & {
  own: Spot
  index: number
  isFixed: boolean
  /** Where the round found it. */
  was: Spot
  /** Whether this round or the one before has moved it: what rests has nothing to give way to. */
  isAwake: boolean
}

function eased(
  spots: readonly Spot[],
  { room, apart = APART, target = 0, obstacles = [], fixed = 0, keep }: Options,
): readonly Spot[] {
  // A little more than asked for, so that nothing is moved again for a fraction of a px.
  const [least, off] = [{ apart: apart + 0.5, target: target + 0.5 }, apart / 2 + 0.25]
  const moving = spots.map(
    (own, index): Moving => ({
      ...{ ...own, own, index, isFixed: index < fixed },
      ...{ was: { ...own }, isAwake: true },
    }),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false
    for (const spot of moving) {
      if (round < PULLED_ROUNDS) {
        spot.x += (spot.own.x - spot.x) * PULL
        spot.y += (spot.own.y - spot.y) * PULL
        if (spot.x !== spot.was.x || spot.y !== spot.was.y) spot.isAwake = true
      }
      for (let next = spot.index + 1; next < moving.length; next += 1) {
        const other = moving[next] as Moving
        if ((spot.isAwake || other.isAwake) && partTwo(spot, other, least)) isMoved = true
      }
      if (spot.isFixed || !spot.isAwake) continue
      for (const box of obstacles) if (leaveBox(spot, box, off)) isMoved = true
      if (room) Object.assign(spot, within(spot, room))
      if (keep) Object.assign(spot, keep(spot, spot.index))
    }
    if (!isMoved) break
    for (const spot of moving) {
      const { x, y, was } = spot
      spot.isAwake = x !== was.x || y !== was.y
      was.x = x
      was.y = y
    }
  }
  return moving
}

/** Whether two were too close: then each gives way by half, or the one that is not fixed. */
function partTwo(one: Moving, other: Moving, least: { apart: number; target: number }): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  if (Math.abs(dx) >= least.apart || Math.abs(dy) >= least.apart) return false
  const far = Math.hypot(dx, dy)
  const angle = far > 0 ? Math.atan2(dy, dx) : other.index * GOLDEN_ANGLE
  const [right, down] = [Math.cos(angle), Math.sin(angle)]
  const wanted = Math.max(least.apart, least.target / Math.max(Math.abs(right), Math.abs(down)))
  if (far >= wanted) return false
  const [x, y] = [right * (wanted - far), down * (wanted - far)]
  const share = one.isFixed && !other.isFixed ? 0 : 0.5
  one.x -= x * share
  one.y -= y * share
  other.x += x * (1 - share)
  other.y += y * (1 - share)
  one.isAwake = true
  other.isAwake = true
  return true
}

/** Whether a pin was on a box: then it is pushed off the nearest side. */
function leaveBox(spot: Moving, box: Box, off: number): boolean {
  const { left, top, right, bottom } = box
  const isFar =
    spot.x <= left - off || spot.x >= right + off || spot.y <= top - off || spot.y >= bottom + off
  if (isFar) return false
  const [dx, dy] = outOf(spot, box)
  const far = Math.hypot(dx, dy)
  if (far >= off) return false
  const [x, y] =
    far > 0 ? [(dx / far) * (off - far), (dy / far) * (off - far)] : towardsSide(spot, box, off)
  spot.x += x
  spot.y += y
  return true
}

/** From the nearest side of a box to a spot; 0 within. */
const outOf = ({ x, y }: Spot, { left, top, right, bottom }: Box): [number, number] => [
  x - Math.min(Math.max(x, left), right),
  y - Math.min(Math.max(y, top), bottom),
]

/** The shortest way out of a box, and as far beyond. */
function towardsSide(
  { x, y }: Spot,
  { left, top, right, bottom }: Box,
  beyond: number,
): [number, number] {
  const ways = [left - x - beyond, right - x + beyond, top - y - beyond, bottom - y + beyond]
  const shortest = Math.min(...ways.map(Math.abs))
  const index = ways.findIndex((way) => Math.abs(way) === shortest)
  const way = ways[index] ?? 0
  return index < 2 ? [way, 0] : [0, way]
}

const within = ({ x, y }: Spot, { width, height }: Room): Spot => ({
  x: Math.min(Math.max(x, EDGE + 1), width - EDGE - 1),
  y: Math.min(Math.max(y, EDGE + 1), height - FOOT - 1),
})
