import { formatJo } from '@sumai/format/area'
import { areaOf, type Room } from '../layout/rooms.ts'
import type { Rect } from '../layout/slicing.ts'
import type { Program } from '../program.ts'
import { text } from './svg.ts'

export const MAIN_NAME = { ldk: 'LDK', dk: 'DK', k: 'K' } as const
export const BED_NAME = { yo: '洋室', wa: '和室' } as const

/** The name of a room and, where the row says it, its size. */
function wordsOf(room: Room, program: Program): { name: string; size?: string } | null {
  const index = room.number
  switch (room.kind) {
    case 'ldk':
    case 'kitchen':
      return program.main
        ? { name: MAIN_NAME[program.main.kind], size: formatJo(program.main.jo) }
        : null
    case 'bed': {
      const bed = program.beds[index]
      return bed ? { name: BED_NAME[bed.kind], size: formatJo(bed.jo) } : null
    }
    case 'store':
      return { name: '納戸', size: formatJo(program.stores[index] ?? 0) }
    case 'closet':
      return { name: program.beds[index]?.kind === 'wa' ? '押入' : 'クローゼット' }
    case 'wic':
      return { name: 'WIC' }
    case 'mono':
      return { name: areaOf(room) > 2.2 ? '収納' : '物入' }
    default:
      return SERVICE[room.kind] ? { name: SERVICE[room.kind] ?? '' } : null
  }
}

const SERVICE: Partial<Record<Room['kind'], string>> = {
  genkan: '玄関',
  hall: '廊下',
  bath: '浴室',
  wash: '洗面',
  wc: 'トイレ',
  unit: 'UB',
}

const SHORTER: Record<string, string> = { クローゼット: 'CL', トイレ: 'WC' }

/** The width of a line in its font size: Japanese letters are square. */
const ems = (line: string) =>
  [...line].reduce((sum, letter) => sum + (/[\x20-\x7e]/.test(letter) ? 0.7 : 1), 0)

type Options = { large: number; small: number; hasSmall: boolean }

/** Lines as they are written: the middle of them in m, the size of their letters in cm. */
export type Label = { lines: readonly string[]; at: Spot; size: number; kind: 'n' | 's' }
type Spot = { x: number; y: number }

/** The label of a room where nothing stands, as large as its rank allows; `size`s in cm. */
export function labelOf(
  room: Room,
  program: Program,
  taken: readonly Rect[],
  options: Options,
): Label | null {
  const words = wordsOf(room, program)
  if (!words) return null
  const rects = room.rects.toSorted((a, b) => b.w * b.h - a.w * a.h)
  if (words.size !== undefined) {
    const { name, size } = words
    const lines = [[`${name}${size}`], [name, size]]
    for (const gap of GAPS) {
      for (const scale of [1, 0.85]) {
        for (const set of lines) {
          const found = free(rects, set, options.large * scale, taken, gap)
          if (found) return { ...found, kind: 'n' }
        }
      }
    }
    return null
  }
  if (!options.hasSmall) return null
  for (const gap of SMALL_GAPS) {
    for (const name of [words.name, SHORTER[words.name]]) {
      if (!name) continue
      const letters = [...name]
      const column = letters.length < 4 ? free(rects, letters, options.small, taken, gap) : null
      const found = free(rects, [name], options.small, taken, gap) ?? column
      if (found) return { ...found, kind: 's' }
    }
  }
  return null
}

/** Over what stands in a room, as large as the room is wide, unless that is less than `least` (cm). */
export function labelOver(
  room: Room,
  program: Program,
  large: number,
  least: number,
): Label | null {
  const words = wordsOf(room, program)
  const [rect] = room.rects.toSorted((a, b) => b.w * b.h - a.w * a.h)
  if (!words?.size || !rect) return null
  const lines = [words.name, words.size]
  const widest = ((rect.w - PAD * 2) * 100) / Math.max(...lines.map(ems))
  if (widest < least) return null
  return { lines, at: middle(rect), size: Math.min(large * 0.85, widest), kind: 'n' }
}

const middle = ({ x, y, w, h }: Rect): Spot => ({ x: x + w / 2, y: y + h / 2 })

const LINE = 1.15
const PAD = 0.07
/** m that names keep from the line of a wall, which is up to 16 cm thick, and from what stands there. */
const TIGHT = { wall: PAD, thing: 0.02 }
/** The same for large names, best first. */
const GAPS = [{ wall: 0.22, thing: 0.12 }, { wall: 0.14, thing: 0.04 }, TIGHT]
/** Of small names: a shorter word comes before one that leans on a wall. */
const SMALL_GAPS = [{ wall: 0.12, thing: 0.04 }, TIGHT]
/** m beyond which more room makes a name no better to read. */
const ENOUGH = 0.3

/** What lines of letters cover, m. */
export function boxOf({ lines, at, size }: Omit<Label, 'kind'>): Rect {
  const w = (Math.max(...lines.map(ems)) * size) / 100
  const h = (lines.length * LINE * size) / 100
  return { x: at.x - w / 2, y: at.y - h / 2, w, h }
}

/** The place with most room around it, and of those the nearest to the middle of a room. */
function free(
  rects: readonly Rect[],
  lines: readonly string[],
  size: number,
  taken: readonly Rect[],
  gap: { wall: number; thing: number },
): Omit<Label, 'kind'> | null {
  for (const rect of rects) {
    const centre = middle(rect)
    const { w, h } = boxOf({ lines, at: centre, size })
    const [spareX, spareY] = [rect.w - w - gap.wall * 2, rect.h - h - gap.wall * 2]
    if (spareX < 0 || spareY < 0) continue
    let best: { at: Spot; worth: number } | null = null
    for (let i = 0; i <= STEPS; i += 1) {
      for (let j = 0; j <= STEPS; j += 1) {
        const at = {
          x: centre.x + spareX * (i / STEPS - 0.5),
          y: centre.y + spareY * (j / STEPS - 0.5),
        }
        const box = { x: at.x - w / 2, y: at.y - h / 2, w, h }
        const around = Math.min(...taken.map((thing) => apart(box, thing)))
        if (around < gap.thing) continue
        const worth =
          Math.min(around, fromWalls(box, rect), ENOUGH) -
          Math.hypot(at.x - centre.x, at.y - centre.y) / 100
        if (!best || worth > best.worth) best = { at, worth }
      }
    }
    if (best) return { lines, at: best.at, size }
  }
  return null
}

/** Even, so that the middle is one of the places. */
const STEPS = 16

/** m between two rectangles; less than 0 where they overlap. */
export const apart = (a: Rect, b: Rect): number =>
  Math.max(b.x - a.x - a.w, a.x - b.x - b.w, b.y - a.y - a.h, a.y - b.y - b.h)

const fromWalls = (box: Rect, { x, y, w, h }: Rect): number =>
  Math.min(box.x - x, box.y - y, x + w - box.x - box.w, y + h - box.y - box.h)

export function drawLabel({ lines, at: { x, y }, size, kind }: Label): string {
  const top = y - ((lines.length - 1) * LINE * size) / 200
  return lines
    .map((line, index) =>
      text(x, top + (index * LINE * size) / 100 + (size * 0.36) / 100, size, line, kind),
    )
    .join('')
}
