import type { Program } from '../program.ts'
import { doorwayOf, missingWall } from './doorways.ts'
import type { Layout } from './layout.ts'
import { areaOf, needsDoorway, type Room } from './rooms.ts'
import { discomfort, missing } from './wants.ts'

/** A bath with a toilet in it is for the smallest homes; by m² above those. */
const UNIT_BATH = { upTo: 19, each: 0.12 }
/** m by which an upper storey may reach over the lower one. */
export const OVERHANG = 0.01
/** Part of the area by which the whole may be off without much ado. */
const FREE = 0.06

/** How uncomfortable a layout is: below 1 it is good. Stops counting above `limit`. */
export function costOf({ outlines, rooms }: Layout, program: Program, limit: number): number {
  const off = Math.abs(totalOf(rooms) - program.men) / program.men
  // At FREE the square alone is about 1; beyond it every per cent costs 2 more.
  let cost = 300 * off * off + Math.max(0, off - FREE) * 200
  for (const { w, h } of outlines) {
    // A house may be wider than deep, a flat deeper than wide: 1.6 times, the other way round 1.35.
    const ratio = program.isHouse ? w / h : h / w
    cost += 0.5 * Math.max(0, ratio - 1.6) ** 2 + Math.max(0, 1 / ratio - 1.35) ** 2
  }
  const [below, above] = outlines
  // By the metres by which the upper storey reaches over: the square alone would forgive a few cm.
  if (below && above)
    cost += 20 * Math.max(0, above.h - below.h) ** 2 + 3 * Math.max(0, above.h - below.h)
  for (const room of rooms) {
    // By the metres that are missing, and at once no longer good.
    const less = missing(room)
    cost += discomfort(room) + (less > 0 ? 2 + less * 8 : 0)
    if (room.kind === 'unit') cost += UNIT_BATH.each * Math.max(0, program.men - UNIT_BATH.upTo)
  }
  for (const room of rooms) {
    if (cost > limit) return cost
    const wall = needsDoorway(room) ? missingWall(room, rooms) : 0
    if (wall > 0) cost += 3 + wall * 6
  }
  return cost
}

/** m² of all storeys. */
export const totalOf = (rooms: readonly Room[]): number =>
  rooms.reduce((sum, room) => sum + areaOf(room), 0)

/** Whether it can be shown: large enough everywhere, and every room has a way in. */
export const isSound = ({ outlines: [below, above], rooms }: Layout, { men }: Program): boolean =>
  !(below && above && above.h > below.h + OVERHANG) &&
  Math.abs(totalOf(rooms) - men) <= men * 0.08 &&
  rooms.every((room) => missing(room) === 0 && (!needsDoorway(room) || doorwayOf(room, rooms)))
