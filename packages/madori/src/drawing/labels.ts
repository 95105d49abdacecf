import { formatJo } from '@sumai/format/area'
import { overlaps } from '../layout/fixtures.ts'
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

/** The label of a room where nothing stands, as large as its rank allows; `size`s in cm. */
export function label(
  room: Room,
  program: Program,
  taken: readonly Rect[],
  options: Options,
): string {
  const words = wordsOf(room, program)
  if (!words) return ''
  const rects = room.rects.toSorted((a, b) => b.w * b.h - a.w * a.h)
  if (words.size !== undefined) {
    const { name, size } = words
    const lines = [[`${name}${size}`], [name, size]]
    for (const scale of [1, 0.85]) {
      for (const set of lines) {
        const spot = free(rects, set, options.large * scale, taken)
        if (spot) return draw(set, spot, options.large * scale, 'n')
      }
    }
    // Over what stands there, as large as the room is wide.
    const rect = rects[0]
    if (!rect) return ''
    const widest = ((rect.w - PAD * 2) * 100) / Math.max(ems(name), ems(size))
    return draw([name, size], middle(rect), Math.min(options.large * 0.85, widest), 'n')
  }
  if (!options.hasSmall) return ''
  for (const name of [words.name, SHORTER[words.name]]) {
    if (!name) continue
    const spot = free(rects, [name], options.small, taken) ?? null
    if (spot) return draw([name], spot, options.small, 's')
    const letters = [...name]
    const column = free(rects, letters, options.small, taken)
    if (column && letters.length < 4) return draw(letters, column, options.small, 's')
  }
  return ''
}

type Spot = { x: number; y: number }
const middle = ({ x, y, w, h }: Rect): Spot => ({ x: x + w / 2, y: y + h / 2 })

const PAD = 0.07
const LINE = 1.15

/** The place nearest to the middle of a room where the lines stand on nothing. */
function free(
  rects: readonly Rect[],
  lines: string[],
  size: number,
  taken: readonly Rect[],
): Spot | null {
  const w = (Math.max(...lines.map(ems)) * size) / 100 + PAD * 2
  const h = (lines.length * LINE * size) / 100 + PAD
  for (const rect of rects) {
    if (rect.w < w || rect.h < h) continue
    const centre = middle(rect)
    const spots: Spot[] = []
    for (let i = 0; i <= 8; i += 1) {
      for (let j = 0; j <= 8; j += 1) {
        spots.push({
          x: rect.x + w / 2 + ((rect.w - w) * i) / 8,
          y: rect.y + h / 2 + ((rect.h - h) * j) / 8,
        })
      }
    }
    const away = ({ x, y }: Spot) => (x - centre.x) ** 2 + (y - centre.y) ** 2
    const spot = spots
      .toSorted((a, b) => away(a) - away(b))
      .find(({ x, y }) =>
        taken.every((other) => !overlaps({ x: x - w / 2, y: y - h / 2, w, h }, other)),
      )
    if (spot) return spot
  }
  return null
}

function draw(lines: string[], { x, y }: Spot, size: number, kind: string): string {
  const top = y - ((lines.length - 1) * LINE * size) / 200
  return lines
    .map((line, index) =>
      text(x, top + (index * LINE * size) / 100 + (size * 0.36) / 100, size, line, kind),
    )
    .join('')
}
