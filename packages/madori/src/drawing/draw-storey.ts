import { fixturesOf, furnitureOf, grown } from '../layout/fixtures.ts'
import type { Layout } from '../layout/layout.ts'
import { doorsOf, sweptBy } from '../layout/openings.ts'
import type { Room } from '../layout/rooms.ts'
import type { Rect } from '../layout/slicing.ts'
import { windowsOf } from '../layout/windows.ts'
import type { Look } from '../plan-code.ts'
import type { Program } from '../program.ts'
import { balconyOf } from './balcony.ts'
import { doorLine } from './doors.ts'
import { floorOf } from './floors.ts'
import { label } from './labels.ts'
import { text } from './svg.ts'
import { symbol } from './symbols.ts'
import { gaps, lines, windowLines } from './wall-lines.ts'

/** Of letters, cm. */
export type Sizes = { large: number; small: number }

/** Floors, what stands on them, walls with their doors and windows, names. */
export function drawStorey(
  layout: Layout,
  program: Program,
  storey: 1 | 2,
  look: Look,
  sizes: Sizes,
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
    const furniture = look === 'furnished' ? furnitureOf(room, kept, sizeOf(room, program)) : []
    return [...fixtures, ...furniture]
  })
  const all = things.flat()
  const taken: Rect[] = [...all, ...doors.filter(({ kind }) => kind === 'swing').flatMap(sweptBy)]
  return [
    balcony && balcony.storey === storey ? balcony.drawn : '',
    ...rooms.map((room) => floorOf(room, program, look !== 'card')),
    `<g class="x">${all.map(symbol).join('')}</g>`,
    lines(rooms, outline),
    gaps(doors),
    `<path class="d" d="${doors.map(doorLine).join('')}"/>`,
    windowLines(windows),
    ...rooms.map((room) => label(room, program, taken, { ...sizes, hasSmall: look !== 'card' })),
    balcony && balcony.storey === storey && look !== 'card'
      ? text(
          outline.w / 2,
          outline.h + balcony.h / 2 + sizes.small * 0.0036,
          sizes.small,
          'バルコニー',
          's',
        )
      : '',
  ].join('')
}

function sizeOf(room: Room, { main, beds }: Program) {
  const bed = room.kind === 'bed' ? beds[room.number] : undefined
  return { jo: (room.kind === 'bed' ? bed?.jo : main?.jo) ?? 0, isTatami: bed?.kind === 'wa' }
}
