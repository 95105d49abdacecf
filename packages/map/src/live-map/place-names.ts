import { spread } from '../pinned-map/spread.ts'
import { type Box, meets } from './covered.ts'

/** px between a dot and its name. */
const GAP = 3
/** px between two dots, whose squares leave 24 px of each other: WCAG 2.5.8. */
const APART = 8

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

/** What dots and what names keep off, and the map that cuts names off. */
type Around = { dots: readonly Box[]; names: readonly Box[]; room: Box }

/** Moves dots apart that lie on each other, and writes on each `data-name` on which side it stands. */
export function placeNames(markers: readonly HTMLElement[], around: Around) {
  const parts = markers.flatMap((marker) => {
    const dot = marker.querySelector('[data-dot]')
    const name = marker.querySelector<HTMLElement>('[data-name]')
    const pin = marker.firstElementChild
    if (!dot || !(pin instanceof HTMLElement)) return []
    // The marker stays where the place is when its pin has moved.
    const { left, top, width, height } = marker.getBoundingClientRect()
    const spot = { x: left + width / 2, y: top + height / 2 }
    const size = dot.getBoundingClientRect().width
    return [{ pin, name, spot, size, level: Number(marker.style.zIndex) }]
  })
  const size = parts[0]?.size ?? 0
  const spots = parts.map(({ spot }) => spot)
  const apart = spread(spots, { apart: size + APART, obstacles: around.dots })
  for (const [index, { pin, spot }] of parts.entries()) {
    const { x, y } = apart[index] ?? spot
    pin.style.translate = `${x - spot.x}px ${y - spot.y}px`
  }
  // The dots stay; the name of what was pressed has room first.
  const named = parts
    .map((part, index) => ({ ...part, ...(apart[index] ?? part.spot) }))
    .toSorted((a, b) => b.level - a.level)
  const sides = sidesOf(
    named.map(({ x, y }) => ({
      ...{ left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 },
    })),
    named.map(({ name }) => name?.getBoundingClientRect() ?? NO_NAME),
    { obstacles: around.names, room: around.room },
  )
  for (const [index, { name }] of named.entries()) {
    if (name) name.dataset.name = sides[index] ?? 'none'
  }
}
