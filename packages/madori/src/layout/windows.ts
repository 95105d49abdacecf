import type { Program } from '../program.ts'
import type { Layout } from './layout.ts'
import type { Room } from './rooms.ts'
import type { Rect } from './slicing.ts'
import { length, outerWalls, type Wall } from './walls.ts'

/** A window in an outer wall; one down to the floor leads to the balcony. */
export type Window = { wall: Wall; from: number; to: number; isFloorLength: boolean; storey: 1 | 2 }

const LIVES = new Set(['ldk', 'bed'])

/** Windows on the sunny side first; in a house on the other sides too. */
export function windowsOf({ rooms, outlines }: Layout, program: Program): Window[] {
  return rooms.flatMap((room) => {
    const outline = outlines[room.storey - 1]
    if (!outline) return []
    const walls = outerWalls(room, outline).filter((wall) => length(wall) > 0.7)
    if (LIVES.has(room.kind)) return ofRoom(room, walls, outline, program)
    if (!program.isHouse || !WET.has(room.kind)) return []
    const wall = walls.toSorted((a, b) => length(b) - length(a))[0]
    return wall ? [centred(wall, 0.6, room, false)] : []
  })
}

const WET = new Set(['bath', 'wash', 'wc', 'stairs'])

function ofRoom(room: Room, walls: Wall[], outline: Rect, program: Program): Window[] {
  const sunny = walls.find((wall) => isSunny(wall, outline))
  const top = walls.find(({ isHorizontal, at }) => isHorizontal && at === outline.y)
  const side = walls.filter(({ isHorizontal }) => !isHorizontal)[0]
  const widest = room.kind === 'ldk' ? 2.6 : 1.7
  const windows: Window[] = []
  if (sunny)
    windows.push(
      centred(sunny, widest, room, room.storey === 2 || !program.isHouse || room.kind === 'ldk'),
    )
  else if (top) windows.push(centred(top, 1.3, room, false))
  if (side && (windows.length === 0 || program.isHouse))
    windows.push(centred(side, 1.2, room, false))
  return windows
}

const isSunny = ({ isHorizontal, at }: Wall, { y, h }: Rect) => isHorizontal && at > y + h - 0.02

function centred(wall: Wall, widest: number, room: Room, isFloorLength: boolean): Window {
  const width = Math.min(widest, length(wall) - 0.36)
  const from = (wall.from + wall.to - width) / 2
  return { wall, from, to: from + width, isFloorLength, storey: room.storey }
}
