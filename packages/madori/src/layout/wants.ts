import type { Room, RoomKind } from './rooms.ts'
import type { Rect } from './slicing.ts'

/** Metres and m² that a room is at home with; `hard` is the side below which it is none. */
type Want = {
  side: readonly [number, number]
  long?: number
  ratio: number
  area?: readonly [number, number]
  hard: number
}

const WANTS: Record<RoomKind, Want> = {
  ldk: { side: [2.5, 6], ratio: 2, hard: 1.5 },
  kitchen: { side: [1.25, 3], ratio: 2.4, hard: 1 },
  bed: { side: [2.2, 5], ratio: 1.6, hard: 1.6 },
  store: { side: [1.3, 3], ratio: 2, hard: 0.9 },
  genkan: { side: [1, 2], ratio: 1.7, area: [1, 3.6], hard: 0.85 },
  hall: { side: [0.85, 1.9], ratio: 99, hard: 0.58 },
  bath: { side: [1.3, 1.9], long: 2.2, ratio: 1.5, hard: 1.1 },
  wash: { side: [1.05, 2.1], long: 2.6, ratio: 1.9, hard: 0.9 },
  wc: { side: [0.8, 1.15], long: 1.9, ratio: 2.2, hard: 0.72 },
  unit: { side: [1.2, 1.7], long: 2.2, ratio: 1.7, hard: 1.1 },
  closet: { side: [0.6, 1], long: 3.2, ratio: 4.5, hard: 0.5 },
  wic: { side: [1.1, 2], long: 3, ratio: 2.6, hard: 0.9 },
  mono: { side: [0.6, 1.8], long: 2.4, ratio: 3, hard: 0.5 },
  stairs: { side: [1.65, 2], long: 3.2, ratio: 1.9, hard: 1.6 },
}

/** How far a room is from what it wants to be; 0 is fine, about 1 is ugly. */
export function discomfort(room: Room): number {
  const want = WANTS[room.kind]
  const parts = room.rects.map((rect) => discomfortOf(rect, want))
  // The narrow part of an L is a kitchen or a turn of the corridor.
  return room.rects.length > 1 ? Math.min(...parts) + 0.15 * Math.max(...parts) : (parts[0] ?? 0)
}

function discomfortOf({ w, h }: Rect, { side, long = 99, ratio, area }: Want): number {
  const [short, length] = w < h ? [w, h] : [h, w]
  return (
    4 * square(Math.max(0, side[0] - short) / side[0]) * 4 +
    2 * square(Math.max(0, short - side[1]) / side[1]) * 4 +
    square(Math.max(0, length - long) / long) * 8 +
    square(Math.max(0, length / short - ratio) / ratio) * 4 +
    (area ? square(Math.max(0, area[0] - w * h) / area[0]) * 4 : 0) +
    (area ? square(Math.max(0, w * h - area[1]) / area[1]) * 4 : 0)
  )
}

/** How many metres are missing for a person to use it. */
export const missing = ({ kind, rects }: Room): number =>
  Math.max(0, ...rects.map(({ w, h }) => WANTS[kind].hard - Math.min(w, h)))

const square = (value: number) => value * value
