import { fixturesOf, furnitureOf, grown } from '../layout/fixtures.ts'
import type { Layout } from '../layout/layout.ts'
import { doorsOf, sweptBy } from '../layout/openings.ts'
import type { Room } from '../layout/rooms.ts'
import type { Rect } from '../layout/slicing.ts'
import { windowsOf } from '../layout/windows.ts'
import type { Program } from '../program.ts'
import { balconyOf } from './balcony.ts'
import { doorLine } from './doors.ts'
import { floorOf } from './floors.ts'
import { label } from './labels.ts'
import { cm, text } from './svg.ts'
import { symbol } from './symbols.ts'
import { gaps, lines, windowLines } from './wall-lines.ts'

/** Letters in cm; without small ones, only what is part of 2LDK is named. */
export type Style = { large: number; small: number; isFurnished: boolean }

/** A quarter turn to the left, and nothing outside the walls but the balcony. */
type Way = Style & { isTurned: boolean; isTight: boolean }

/** Floors, what stands on them, walls with their doors and windows, names. */
export function drawStorey(
  layout: Layout,
  program: Program,
  storey: 1 | 2,
  { large, small, isFurnished, isTurned, isTight }: Way,
): string {
  const outline = layout.outlines[storey - 1]
  const rooms = layout.rooms.filter((room) => room.storey === storey)
  const doors = doorsOf(layout, program).filter((door) => door.storey === storey)
  const windows = windowsOf(layout, program).filter((window) => window.storey === storey)
  const balcony = balconyOf(layout, program)
  if (!outline) return ''
  const swept = doors.flatMap(sweptBy)
  const things = rooms.map((room) => {
    const fixtures = fixturesOf(room, swept, program.main?.jo ?? 0)
    const kept = [...swept, ...fixtures.map((fixture) => grown(fixture, 0.5))]
    const furniture = isFurnished ? furnitureOf(room, kept, sizeOf(room, program)) : []
    return [...fixtures, ...furniture]
  })
  const all = things.flat()
  const taken: Rect[] = [...all, ...doors.filter(({ kind }) => kind === 'swing').flatMap(sweptBy)]
  const hasSmall = small > 0
  const leaves = isTight ? doors.filter(({ kind }) => kind !== 'entrance') : doors
  const drawn = [
    balcony && balcony.storey === storey ? balcony.drawn : '',
    ...rooms.map((room) => floorOf(room, program, hasSmall)),
    `<g class="x">${all.map(symbol).join('')}</g>`,
    lines(rooms, outline),
    gaps(doors),
    `<path class="d" d="${leaves.map(doorLine).join('')}"/>`,
    windowLines(windows),
  ].join('')
  const turned = (rect: Rect): Rect => (isTurned ? leftTurned(rect, outline.w) : rect)
  const names = rooms.map((room) =>
    label({ ...room, rects: room.rects.map(turned) }, program, taken.map(turned), {
      large,
      small,
      hasSmall,
    }),
  )
  return [
    isTurned ? `<g transform="translate(0 ${cm(outline.w)})rotate(-90)">${drawn}</g>` : drawn,
    ...names,
    balcony && balcony.storey === storey && hasSmall
      ? text(outline.w / 2, outline.h + balcony.h / 2 + small * 0.0036, small, 'バルコニー', 's')
      : '',
  ].join('')
}

/** Where a rectangle comes to lie when a drawing of that width is turned to the left. */
const leftTurned = ({ x, y, w, h }: Rect, width: number): Rect => ({
  x: y,
  y: width - x - w,
  w: h,
  h: w,
})

function sizeOf(room: Room, { main, beds }: Program) {
  const bed = room.kind === 'bed' ? beds[room.number] : undefined
  return { jo: (room.kind === 'bed' ? bed?.jo : main?.jo) ?? 0, isTatami: bed?.kind === 'wa' }
}
