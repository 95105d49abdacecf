import type { Room, RoomKind } from '../layout/rooms.ts'
import type { Rect } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import { cm, rectangle } from './svg.ts'
import type { Theme } from './theme.ts'

/** Classes of theme.ts. */
const FLOOR: Record<RoomKind, string> = {
  ldk: 'l',
  kitchen: 'l',
  bed: 'y',
  store: 'c',
  genkan: 'g',
  hall: 'e',
  bath: 'v',
  wash: 'v',
  wc: 'v',
  unit: 'v',
  closet: 'c',
  wic: 'c',
  mono: 'c',
  stairs: 'e',
}

/** Hatching of a balcony, boards of a floor. */
export const floorPattern = ({ hatch }: Theme): string =>
  `<defs><pattern id="h" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M-4 4L4-4M0 16L16 0M12 20L20 12" stroke="${hatch}" stroke-width="2"/></pattern><pattern id="p" width="160" height="40" patternUnits="userSpaceOnUse"><path d="M0 0H160M0 20H160M40 0V20M120 20V40" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/></pattern></defs>`

export function floorOf(room: Room, program: Program, hasPattern: boolean): string {
  const isTatami = room.kind === 'bed' && program.beds[room.number]?.kind === 'wa'
  const floor = room.rects.map((rect) =>
    rectangle(rect, `class="${isTatami ? 't' : FLOOR[room.kind]}"`),
  )
  const [rect] = room.rects
  if (!rect) return ''
  if (isTatami) return floor.join('') + mats(rect, program.beds[room.number]?.jo ?? 6)
  const isWooden = room.kind === 'ldk' || room.kind === 'bed' || room.kind === 'kitchen'
  const boards =
    hasPattern && isWooden ? room.rects.map((part) => rectangle(part, 'fill="url(#p)"')) : []
  return [...floor, ...boards, marksIn(room, rect)].join('')
}

function marksIn(room: Room, rect: Rect): string {
  if (room.kind === 'closet') return rail(rect)
  if (room.kind === 'wic') return rails(rect)
  return room.kind === 'stairs' ? treads(room, rect) : ''
}

/** Clothes hang along the middle. */
const rail = ({ x, y, w, h }: Rect): string =>
  w > h
    ? `<path class="r" d="M${cm(x + 0.1)} ${cm(y + h / 2)}H${cm(x + w - 0.1)}"/>`
    : `<path class="r" d="M${cm(x + w / 2)} ${cm(y + 0.1)}V${cm(y + h - 0.1)}"/>`

/** m from the wall to the clothes on both sides of whoever walks in. */
const HUNG = 0.27

/** Clothes hang at both ends. */
const rails = ({ x, y, w, h }: Rect): string =>
  w > h
    ? `<path class="r" d="M${cm(x + HUNG)} ${cm(y + 0.1)}V${cm(y + h - 0.1)}M${cm(x + w - HUNG)} ${cm(y + 0.1)}V${cm(y + h - 0.1)}"/>`
    : `<path class="r" d="M${cm(x + 0.1)} ${cm(y + HUNG)}H${cm(x + w - 0.1)}M${cm(x + 0.1)} ${cm(y + h - HUNG)}H${cm(x + w - 0.1)}"/>`

/** Mats in units of half a mat: x, y, width, height; with how many units fill the room. */
const SIX = {
  across: 4,
  down: 3,
  mats: [
    [0, 0, 2, 1],
    [2, 0, 2, 1],
    [0, 1, 1, 2],
    [1, 1, 2, 1],
    [1, 2, 2, 1],
    [3, 1, 1, 2],
  ],
}
const FOUR_AND_HALF = {
  across: 3,
  down: 3,
  mats: [
    [0, 0, 2, 1],
    [2, 0, 1, 2],
    [1, 2, 2, 1],
    [0, 1, 1, 2],
  ],
}
/** Six, and two below them. */
const EIGHT = {
  across: 4,
  down: 4,
  mats: [...SIX.mats, [0, 3, 2, 1], [2, 3, 2, 1]],
}

function mats({ x, y, w, h }: Rect, jo: number): string {
  const { across, down, mats } = jo < 5.2 ? FOUR_AND_HALF : jo < 7.2 ? SIX : EIGHT
  const isTall = h > w
  const [a, b] = isTall ? [w / down, h / across] : [w / across, h / down]
  const drawn = mats.map(([i = 0, j = 0, m = 1, n = 1]) =>
    isTall
      ? rectangle({ x: x + j * a, y: y + i * b, w: n * a, h: m * b }, '')
      : rectangle({ x: x + i * a, y: y + j * b, w: m * a, h: n * b }, ''),
  )
  return `<g class="m">${drawn.join('')}</g>`
}

/** Two flights side by side with a landing, and an arrow up. */
function treads({ storey }: Room, { x, y, w, h }: Rect): string {
  const landing = Math.min(0.9, h * 0.4)
  const middle = x + w / 2
  const count = 6
  let d = `M${cm(middle)} ${cm(y + landing)}V${cm(y + h)}M${cm(x)} ${cm(y + landing)}H${cm(x + w)}M${cm(middle)} ${cm(y + landing)}V${cm(y)}`
  for (let n = 1; n < count; n += 1) {
    const at = cm(y + landing + ((h - landing) * n) / count)
    d += `M${cm(x)} ${at}H${cm(x + w)}`
  }
  const [start, end] = storey === 1 ? [x + w * 0.75, x + w * 0.25] : [x + w * 0.25, x + w * 0.75]
  const turn = y + landing / 2
  const arrow = `M${cm(start)} ${cm(y + h - 0.12)}V${cm(turn)}H${cm(end)}V${cm(y + h - 0.3)}m-10-16l10 16 10-16`
  return `<path class="k" d="${d}"/><path class="j" d="${arrow}"/>`
}
