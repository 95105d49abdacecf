import type { Room } from './rooms.ts'
import type { Rect } from './slicing.ts'

/**
 * A straight piece of wall between two rooms, or between a room and the outside. `at` is where it
 * lies, `from`–`to` its length along it; a horizontal one has its room above or below.
 */
export type Wall = {
  isHorizontal: boolean
  at: number
  from: number
  to: number
  /** The room on the left or above, and the other; null is outside. */
  before: Room | null
  after: Room | null
}

const NEAR = 0.015

/** The walls that two rooms share, longest first. */
export function sharedWalls(a: Room, b: Room): Wall[] {
  const walls = a.rects.flatMap((p) => b.rects.flatMap((q) => between(a, b, p, q)))
  return walls.toSorted((one, other) => length(other) - length(one))
}

export const length = ({ from, to }: Wall): number => to - from

function between(a: Room, b: Room, p: Rect, q: Rect): Wall[] {
  const found: Wall[] = []
  const add = (wall: Omit<Wall, 'before' | 'after'>, before: Room, after: Room) => {
    if (wall.to - wall.from > NEAR) found.push({ ...wall, before, after })
  }
  const ys = { from: Math.max(p.y, q.y), to: Math.min(p.y + p.h, q.y + q.h) }
  const xs = { from: Math.max(p.x, q.x), to: Math.min(p.x + p.w, q.x + q.w) }
  if (isNear(p.x + p.w, q.x)) add({ isHorizontal: false, at: q.x, ...ys }, a, b)
  if (isNear(q.x + q.w, p.x)) add({ isHorizontal: false, at: p.x, ...ys }, b, a)
  if (isNear(p.y + p.h, q.y)) add({ isHorizontal: true, at: q.y, ...xs }, a, b)
  if (isNear(q.y + q.h, p.y)) add({ isHorizontal: true, at: p.y, ...xs }, b, a)
  return found
}

/** The length (m) of the longest of them; for trying out, without the walls. */
export function longestShared(a: Room, b: Room): number {
  let longest = 0
  for (const p of a.rects) {
    for (const q of b.rects) {
      if (isNear(p.x + p.w, q.x) || isNear(q.x + q.w, p.x)) {
        longest = Math.max(longest, Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y))
      }
      if (isNear(p.y + p.h, q.y) || isNear(q.y + q.h, p.y)) {
        longest = Math.max(longest, Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x))
      }
    }
  }
  return longest
}

const isNear = (one: number, other: number) => Math.abs(one - other) < NEAR

/** The walls of a room on the outline of its storey. */
export function outerWalls(room: Room, outline: Rect): Wall[] {
  const right = outline.x + outline.w
  const bottom = outline.y + outline.h
  return room.rects.flatMap(({ x, y, w, h }) => [
    ...(isNear(y, outline.y) ? [wall(true, outline.y, x, x + w, null, room)] : []),
    ...(isNear(y + h, bottom) ? [wall(true, bottom, x, x + w, room, null)] : []),
    ...(isNear(x, outline.x) ? [wall(false, outline.x, y, y + h, null, room)] : []),
    ...(isNear(x + w, right) ? [wall(false, right, y, y + h, room, null)] : []),
  ])
}

const wall = (
  isHorizontal: boolean,
  at: number,
  from: number,
  to: number,
  before: Room | null,
  after: Room | null,
): Wall => ({ isHorizontal, at, from, to, before, after })
