import type { Room, RoomKind } from './rooms.ts'
import { length, longestShared, sharedWalls, type Wall } from './walls.ts'

/** Between two rooms a person can walk from one into the other. */
export type Doorway = { room: Room; into: Room; wall: Wall }

/** From where each room is entered, best first; and the wall (m) that its door needs. */
const ENTERED: Record<RoomKind, { from: readonly RoomKind[]; wall: number }> = {
  genkan: { from: ['hall', 'ldk', 'kitchen', 'bed'], wall: 0.8 },
  hall: { from: ['genkan', 'hall'], wall: 0.75 },
  ldk: { from: ['hall', 'genkan'], wall: 0.85 },
  kitchen: { from: ['hall', 'genkan'], wall: 0.75 },
  bed: { from: ['hall', 'ldk', 'kitchen', 'genkan'], wall: 0.8 },
  store: { from: ['hall', 'ldk', 'kitchen', 'bed'], wall: 0.8 },
  bath: { from: ['wash'], wall: 0.75 },
  wash: { from: ['hall', 'kitchen', 'ldk'], wall: 0.75 },
  wc: { from: ['hall', 'kitchen', 'ldk', 'wash'], wall: 0.7 },
  unit: { from: ['hall', 'kitchen', 'ldk'], wall: 0.75 },
  closet: { from: ['bed'], wall: 0.7 },
  wic: { from: ['bed'], wall: 0.75 },
  mono: { from: ['hall', 'genkan', 'kitchen', 'ldk', 'bed'], wall: 0.52 },
  stairs: { from: ['hall', 'ldk'], wall: 0.8 },
}

/** m by which arithmetic may shorten a wall, as when a layout is mirrored. */
const ROUNDING = 1e-6

/** The way into a room; null where no wall is long enough for a door. */
export function doorwayOf(room: Room, rooms: readonly Room[]): Doorway | null {
  const { from, wall: needed } = ENTERED[room.kind]
  for (const kind of from) {
    for (const into of rooms) {
      if (!leadsInto(into, room, kind)) continue
      const wall = sharedWalls(room, into)[0]
      if (wall && length(wall) >= needed - ROUNDING) return { room, into, wall }
    }
  }
  return null
}

/** How many metres of wall are missing for a door. */
export function missingWall(room: Room, rooms: readonly Room[]): number {
  const { from, wall: needed } = ENTERED[room.kind]
  let longest = 0
  for (const kind of from) {
    for (const into of rooms) {
      if (!leadsInto(into, room, kind)) continue
      longest = Math.max(longest, longestShared(room, into))
      if (longest >= needed - ROUNDING) return 0
    }
  }
  return needed - longest
}

const leadsInto = (into: Room, room: Room, kind: RoomKind): boolean =>
  into.kind === kind &&
  into !== room &&
  into.storey === room.storey &&
  ((room.kind !== 'closet' && room.kind !== 'wic') || into.number === room.number)
