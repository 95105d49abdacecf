import { type Spot, spread } from '../pinned-map/spread.ts'
import { type Box, meets } from './covered.ts'

/** px between a dot and its name. */
const GAP = 3
/** px between two dots. */
const APART = 2
/** px of a line beyond its dot from which on it is more than a speck. */
const SEEN_LINE = 5
/** px of a dot that must be free to be pressed (WCAG 2.5.8). */
const TARGET = 24

const SIDES = ['right', 'left', 'below', 'above'] as const
type Side = (typeof SIDES)[number]

type Size = { width: number; height: number }

const NO_NAME: Size = { width: 0, height: 0 }

/** Where a name of this size stands beside its dot. */
function boxAt(side: Side, dot: Box, { width, height }: Size): Box {
  const [x, y] = [(dot.left + dot.right) / 2, (dot.top + dot.bottom) / 2]
  const left = { right: dot.right + GAP, left: dot.left - GAP - width }[side as string]
  const top = { below: dot.bottom + GAP, above: dot.top - GAP - height }[side as string]
  const from = { x: left ?? x - width / 2, y: top ?? y - height / 2 }
  return { left: from.x, top: from.y, right: from.x + width, bottom: from.y + height }
}

/**
 * The side of each dot on which its name has room, inside `room`; `null` for none. Earlier names
 * come first.
 */
export function sidesOf(
  dots: readonly Box[],
  names: readonly Size[],
  { obstacles = [], room }: { obstacles?: readonly Box[]; room?: Box } = {},
): (Side | null)[] {
  const kept = [...obstacles, ...dots]
  const isFree = (box: Box) =>
    (!room || isWithin(box, room)) && !kept.some((other) => meets(box, other))
  return dots.map((dot, index) => {
    const size = names[index]
    const side = size && SIDES.find((one) => isFree(boxAt(one, dot, size)))
    if (side) kept.push(boxAt(side, dot, size))
    return side ?? null
  })
}

const isWithin = (box: Box, room: Box) =>
  box.left >= room.left &&
  box.top >= room.top &&
  box.right <= room.right &&
  box.bottom <= room.bottom

type Dot = {
  pin: HTMLElement
  name: HTMLElement | null
  leader: HTMLElement | null
  /** Where its place is. */
  own: Spot
  size: number
  level: number
}

type PlacedDot = Dot & { box: Box }

type Around = {
  obstacles: readonly Box[]
  /** Holds a dot on the side of the rings where its place is. */
  keep: (spot: Spot, own: Spot) => Spot
}

/**
 * Moves dots apart that lie on each other. One that no longer lies on its place has a line to it, if
 * it brings one (`data-leader`).
 */
export function placeDots(markers: readonly HTMLElement[], around: Around): PlacedDot[] {
  const dots = markers.flatMap(dotOf)
  const size = dots[0]?.size ?? 0
  const owns = dots.map(({ own }) => own)
  const apart = spread(owns, {
    apart: size + APART,
    target: TARGET,
    obstacles: around.obstacles,
    keep: (spot, index) => around.keep(spot, owns[index] ?? spot),
  })
  return dots.map((dot, index) => {
    const { x, y } = apart[index] ?? dot.own
    const [right, down] = [x - dot.own.x, y - dot.own.y]
    dot.pin.style.translate = `${right}px ${down}px`
    const far = Math.hypot(right, down)
    if (dot.leader) {
      dot.leader.dataset.leader = far > size / 2 + SEEN_LINE ? 'seen' : ''
      dot.leader.style.width = `${far}px`
      dot.leader.style.rotate = `${Math.atan2(-down, -right)}rad`
    }
    const half = size / 2
    return { ...dot, box: { left: x - half, top: y - half, right: x + half, bottom: y + half } }
  })
}

function dotOf(marker: HTMLElement): Dot[] {
  const dot = marker.querySelector('[data-dot]')
  const pin = marker.firstElementChild
  if (!dot || !(pin instanceof HTMLElement)) return []
  // The marker stays where the place is when its pin has moved.
  const { left, top, width, height } = marker.getBoundingClientRect()
  return [
    {
      pin,
      name: marker.querySelector<HTMLElement>('[data-name]'),
      leader: marker.querySelector<HTMLElement>('[data-leader]'),
      own: { x: left + width / 2, y: top + height / 2 },
      size: dot.getBoundingClientRect().width,
      level: Number(marker.style.zIndex),
    },
  ]
}

/** Hides dots that the edge of the map cuts, and those below what lies on it: `covers`. */
export function hideCut(
  dots: readonly Pick<PlacedDot, 'pin' | 'box'>[],
  room: Box,
  covers: readonly Box[] = [],
) {
  for (const { pin, box } of dots) {
    const isSeen = isWithin(box, room) && !covers.some((cover) => meets(box, cover))
    pin.style.visibility = isSeen ? '' : 'hidden'
  }
}

/** Writes on each `data-name` on which side of its dot it stands, within the map that would cut it. */
export function placeNames(dots: readonly PlacedDot[], obstacles: readonly Box[], room: Box) {
  // The name of what was pressed has room first.
  const named = dots.toSorted((a, b) => b.level - a.level)
  const sides = sidesOf(
    named.map(({ box }) => box),
    named.map(({ name }) => name?.getBoundingClientRect() ?? NO_NAME),
    { obstacles, room },
  )
  for (const [index, { name }] of named.entries()) {
    if (name) name.dataset.name = sides[index] ?? 'none'
  }
}
