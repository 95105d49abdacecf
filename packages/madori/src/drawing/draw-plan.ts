import { formatJo } from '@sumai/format/area'
import { frameOf, MARGIN } from '../frame.ts'
import type { Layout } from '../layout/layout.ts'
import type { Look } from '../plan-code.ts'
import type { Program } from '../program.ts'
import { balconyOf } from './balcony.ts'
import { drawStorey, type Sizes } from './draw-storey.ts'
import { floorPattern } from './floors.ts'
import { BED_NAME, MAIN_NAME } from './labels.ts'
import { cm, text } from './svg.ts'
import { styleOf, THEME, type Theme } from './theme.ts'

/** A floor plan as SVG; 1 unit = 1 cm. The sunny side is below. */
export function drawPlan(
  layout: Layout,
  program: Program,
  look: Look,
  theme: Theme = THEME,
): string {
  const balcony = balconyOf(layout, program)
  const [first, second] = layout.outlines
  if (!first) throw new RangeError('A plan without a storey.')
  const above = second
    ? second.h + (balcony?.storey === 2 ? balcony.h : 0) + MARGIN.betweenStoreys
    : 0
  const below = first.h + (balcony?.storey === 1 ? balcony.h : 0)
  const drawn = {
    width: cm(first.w + MARGIN.side * 2),
    height: cm(above + MARGIN.top + below + MARGIN.side),
  }
  const { x, y, width, height } = framed(drawn, frameOf(program))
  const sizes = sizesOf(width, height, look)
  const storey = (number: 1 | 2, top: number) =>
    `<g transform="translate(${cm(MARGIN.side)} ${cm(top)})">${drawStorey(layout, program, number, look, sizes)}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${titleOf(program)}</title><style>${styleOf(theme)}</style>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${theme.paper}"/>`,
    floorPattern(theme),
    second ? storey(2, UPPER_TOP) : '',
    storey(1, above + MARGIN.top),
    second ? storeyNames(above, sizes.small || sizes.large * 0.8) : '',
    compass(layout, program, drawn.width, above),
    '</svg>',
  ].join('')
}

/** m; the name of the storey stands above. */
const UPPER_TOP = MARGIN.betweenStoreys * 0.8

type Size = { width: number; height: number }

/** The drawing in the middle of a frame of the given shape. */
function framed(drawn: Size, frame: Size) {
  const ratio = frame.width / frame.height
  const width = Math.round(Math.max(drawn.width, drawn.height * ratio))
  const height = Math.round(Math.max(drawn.height, drawn.width / ratio))
  const x = -Math.round((width - drawn.width) / 2)
  const y = -Math.round((height - drawn.height) / 2)
  return { x, y, width, height }
}

/** px of the smallest place that a listing shows a plan in: a phone, or the height of a screen. */
const PLACE = { width: 320, height: 560 }
const PX = { large: 12, small: 9 }
/** A square of 132 px in a list. */
const CARD = { side: 132, large: 8.5 }

/** Letters that can be read where the drawing is shown. */
function sizesOf(width: number, height: number, look: Look): Sizes {
  if (look === 'card') {
    return { large: (CARD.large * Math.max(width, height)) / CARD.side, small: 0 }
  }
  const cmPerPx = Math.max(width / PLACE.width, height / PLACE.height)
  return { large: Math.max(24, PX.large * cmPerPx), small: Math.max(17, PX.small * cmPerPx) }
}

function titleOf({ main, beds, stores }: Program): string {
  const layout = `${beds.length}${stores.length > 0 ? 'S' : ''}${main ? MAIN_NAME[main.kind] : 'R'}`
  const rooms = [
    ...(main ? [`${MAIN_NAME[main.kind]}${formatJo(main.jo)}`] : []),
    ...beds.map(({ kind, jo }) => `${BED_NAME[kind]}${formatJo(jo)}`),
    ...stores.map((jo) => `納戸${formatJo(jo)}`),
  ]
  return `${layout}の間取り図（${rooms.join('・')}）`
}

const storeyNames = (above: number, size: number) =>
  text(MARGIN.side, UPPER_TOP - 0.16, size, '2階', 'f') +
  text(MARGIN.side, above + MARGIN.top - 0.16, size, '1階', 'f')

/** North, beside the front door. */
function compass(layout: Layout, { muki }: Program, width: number, above: number): string {
  if (!muki) return ''
  const door = layout.rooms.find(({ kind }) => kind === 'genkan')?.rects[0]
  const isRight = !door || door.x + door.w / 2 < (layout.outlines[0]?.w ?? 0) / 2
  const x = isRight ? width - 58 : 58 + (above ? 110 : 0)
  const turn = 180 - (muki - 1) * 45
  const y = cm(above) + 48
  const way = (turn * Math.PI) / 180
  const tip = { x: x + Math.sin(way) * 33, y: y - Math.cos(way) * 33 + 6 }
  return `<g transform="translate(${x} ${y})rotate(${turn})"><circle class="w" r="20"/><path class="a" d="M0-22L8 12 0 6-8 12Z"/></g><text x="${Math.round(tip.x)}" y="${Math.round(tip.y)}" font-size="17">北</text>`
}
