import type { Layout } from '../layout/layout.ts'
import { doorsOf, leafOf, sweptBy } from '../layout/openings.ts'
import type { Rect } from '../layout/slicing.ts'
import { windowsOf } from '../layout/windows.ts'
import type { Program } from '../program.ts'
import { balconyOf } from './balcony.ts'
import { doorLine } from './doors.ts'
import { floorOf } from './floors.ts'
import { drawLabel } from './labels.ts'
import { contentOf, type Style } from './room-content.ts'
import { cm } from './svg.ts'
import { symbol } from './symbols.ts'
import { gaps, lines, windowLines } from './wall-lines.ts'

/** A quarter turn to the left, and nothing outside the walls but the balcony. */
type Way = Style & { isTurned: boolean; isTight: boolean }

/** Floors, what stands on them, walls with their doors and windows, names. */
export function drawStorey(
  layout: Layout,
  program: Program,
  storey: 1 | 2,
  { isTurned, isTight, ...style }: Way,
): string {
  const outline = layout.outlines[storey - 1]
  const rooms = layout.rooms.filter((room) => room.storey === storey)
  const doors = doorsOf(layout, program).filter((door) => door.storey === storey)
  const windows = windowsOf(layout, program).filter((window) => window.storey === storey)
  const balcony = balconyOf(layout, program, style.small)
  if (!outline) return ''
  const hasSmall = style.small > 0
  const floor = {
    swept: doors.flatMap(sweptBy),
    leaves: doors.flatMap(leafOf),
    turned: (rect: Rect) => (isTurned ? leftTurned(rect, outline.w) : rect),
  }
  const content = rooms.map((room) => contentOf(room, program, floor, style))
  const leaves = isTight ? doors.filter(({ kind }) => kind !== 'entrance') : doors
  const drawn = [
    balcony && balcony.storey === storey ? balcony.drawn : '',
    ...rooms.map((room) => floorOf(room, program, hasSmall)),
    `<g class="x">${content.flatMap(({ things }) => things.map(symbol)).join('')}</g>`,
    lines(rooms, outline),
    gaps(doors),
    `<path class="d" d="${leaves.map(doorLine).join('')}"/>`,
    windowLines(windows),
  ].join('')
  return [
    isTurned ? `<g transform="translate(0 ${cm(outline.w)})rotate(-90)">${drawn}</g>` : drawn,
    ...content.map(({ label }) => (label ? drawLabel(label) : '')),
  ].join('')
}

/** Where a rectangle comes to lie when a drawing of that width is turned to the left. */
const leftTurned = ({ x, y, w, h }: Rect, width: number): Rect => ({
  x: y,
  y: width - x - w,
  w: h,
  h: w,
})
