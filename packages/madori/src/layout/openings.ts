import type { Program } from '../program.ts'
import { doorwayOf } from './doorways.ts'
import type { Layout } from './layout.ts'
import { needsDoorway, type Room } from './rooms.ts'
import type { Rect } from './slicing.ts'
import { length, sharedWalls, type Wall } from './walls.ts'

type DoorKind =
  | 'entrance'
  | 'swing'
  /** One leaf along the wall. */
  | 'slide'
  /** Two leaves of paper or wood behind each other. */
  | 'fusuma'
  /** In two halves, as of a bathroom. */
  | 'fold'
  /** Two pairs of folding leaves, as of a closet. */
  | 'bifold'
  /** No door: the floor goes on, or steps up. */
  | 'open'

/** A door in a wall; `swing` is the side it opens to: before (left, above) or after. */
export type Door = {
  kind: DoorKind
  wall: Wall
  from: number
  to: number
  hinge: 'from' | 'to'
  swing: 'before' | 'after'
  storey: 1 | 2
}

const WIDTH: Record<Exclude<DoorKind, 'open'>, number> = {
  entrance: 0.85,
  swing: 0.75,
  slide: 0.72,
  fusuma: 1.7,
  fold: 0.62,
  bifold: 2.4,
}
/** m of wall on both sides of a door. */
const JAMB = 0.05

/** The doors of a home: the one into each room, and sliding doors beside the living room. */
export function doorsOf({ rooms }: Layout, program: Program): Door[] {
  const doors: Door[] = []
  for (const room of rooms) {
    if (!needsDoorway(room)) continue
    const way = doorwayOf(room, rooms)
    if (!way) continue
    doors.push(doorIn(room, way.into, way.wall, kindOfDoor(room, way.into, program)))
  }
  const genkan = rooms.find(({ kind }) => kind === 'genkan')
  if (genkan) doors.push(front(genkan))
  return [...doors, ...besideLiving(rooms, program, doors)]
}

const isTatami = ({ beds }: Program, room: Room) => beds[room.number]?.kind === 'wa'

function kindOfDoor(room: Room, into: Room, program: Program): DoorKind {
  if (room.kind === 'hall' || room.kind === 'stairs') return 'open'
  if (into.kind === 'genkan' && (room.kind === 'ldk' || room.kind === 'kitchen')) return 'open'
  if (room.kind === 'bath' || room.kind === 'unit') return 'fold'
  if (room.kind === 'closet') {
    return program.beds[room.number]?.kind === 'wa' ? 'fusuma' : 'bifold'
  }
  if (room.kind === 'mono') return 'bifold'
  if (room.kind === 'wash' || room.kind === 'wic') return 'slide'
  if (room.kind === 'bed' && isTatami(program, room) && into.kind !== 'hall') return 'fusuma'
  if (room.kind === 'bed' && into.kind === 'hall' && !program.main) return 'open'
  if (room.kind === 'bed' && into.kind === 'ldk') return 'slide'
  return 'swing'
}

function doorIn(room: Room, into: Room, wall: Wall, kind: DoorKind): Door {
  const whole = length(wall)
  const isFirst = wall.after === room
  // Toilets and store rooms open outwards, so that nobody is shut in.
  const isOutwards = room.kind === 'wc' || room.kind === 'mono'
  const swing = isFirst !== isOutwards ? 'after' : 'before'
  const storey = room.storey
  if (kind === 'open') {
    const width = room.kind === 'stairs' ? Math.min(0.9, whole) : whole
    // Down the stairs on one side, up on the other.
    const from = room.kind === 'stairs' ? wall.to - width : wall.from
    return { kind, wall, from, to: from + width, hinge: 'from', swing, storey }
  }
  const width = Math.min(
    kind === 'slide' && into.kind === 'ldk' ? 1.6 : WIDTH[kind],
    whole - JAMB * 2,
  )
  const [first, last] = [wall.from + JAMB, wall.to - JAMB]
  if (kind === 'bifold' || kind === 'fusuma' || kind === 'slide') {
    const middle = (first + last - width) / 2
    return { kind, wall, from: middle, to: middle + width, hinge: 'from', swing, storey }
  }
  // In the corner of the room, where the open leaf stands along a wall.
  const starts = room.rects.some(
    ({ x, y }) => Math.abs((wall.isHorizontal ? x : y) - wall.from) < 0.05,
  )
  return starts
    ? { kind, wall, from: first, to: first + width, hinge: 'from', swing, storey }
    : { kind, wall, from: last - width, to: last, hinge: 'to', swing, storey }
}

/** From outside, in the middle of the entrance. */
function front(genkan: Room): Door {
  const { x, y, w } = genkan.rects[0] ?? { x: 0, y: 0, w: 1 }
  const wall = { isHorizontal: true, at: y, from: x, to: x + w, before: null, after: genkan }
  const width = Math.min(WIDTH.entrance, w - 0.16)
  const from = x + (w - width) / 2
  return {
    kind: 'entrance',
    wall,
    from,
    to: from + width,
    hinge: 'from',
    swing: 'before',
    storey: 1,
  }
}

/** A room that is entered from the corridor may open into the living room as well. */
function besideLiving(rooms: readonly Room[], program: Program, doors: readonly Door[]): Door[] {
  const living = rooms.find(({ kind }) => kind === 'ldk')
  if (!living) return []
  return rooms.flatMap((room) => {
    if (room.kind !== 'bed' || room.storey !== living.storey) return []
    const isJoined = doors.some(
      ({ wall }) =>
        [wall.before, wall.after].includes(room) && [wall.before, wall.after].includes(living),
    )
    const wall = sharedWalls(room, living).find(
      (shared) => !shared.isHorizontal && length(shared) > 2,
    )
    if (isJoined || !wall) return []
    return [doorIn(room, living, wall, isTatami(program, room) ? 'fusuma' : 'slide')]
  })
}

/** m before a door where a person stands. */
const STAND = 0.4

/** The floor that an open door passes over, and where a person stands before it. */
export const sweptBy = (door: Door): Rect[] => besideDoor(door, STAND)

/** The floor that the leaf of a door passes over, if it has one. */
export const leafOf = (door: Door): Rect[] => (door.kind === 'swing' ? besideDoor(door, 0) : [])

function besideDoor({ kind, wall, from, to, swing }: Door, stand: number): Rect[] {
  const width = to - from
  const isSwung = kind === 'swing'
  const near = isSwung ? width : kind === 'open' ? 0.1 : kind === 'fold' ? 0.25 : STAND
  const before = swing === 'before' || !isSwung ? near : stand
  const after = swing === 'after' || !isSwung ? near : stand
  const deep = { at: wall.at - before, size: before + after }
  return [
    wall.isHorizontal
      ? { x: from, w: width, y: deep.at, h: deep.size }
      : { y: from, h: width, x: deep.at, w: deep.size },
  ]
}
