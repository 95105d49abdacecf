import { formatJo } from '@sumai/format/area'
import { frameOf } from '../frame.ts'
import type { Layout } from '../layout/layout.ts'
import type { Look } from '../plan-code.ts'
import type { Program } from '../program.ts'
import { type Arrangement, fitted, type Part, sideBySide, stacked } from './arrange.ts'
import { balconyOf } from './balcony.ts'
import { drawStorey, type Style } from './draw-storey.ts'
import { floorPattern } from './floors.ts'
import { BED_NAME, MAIN_NAME } from './labels.ts'
import { cm, text } from './svg.ts'
import { styleOf, THEME, type Theme } from './theme.ts'

type Size = { width: number; height: number }

/** What a look is drawn for: the smallest place (px) it is shown in, and its letters there. */
type Way = {
  place: Size
  large: number
  /** 0: rooms that are no part of 2LDK have no name. */
  small: number
  isFurnished?: boolean
  /** Width by height of the frame; without, the one that is known of the home. */
  ratio?: number
}

/** On a phone, and the height of a screen. */
const WHOLE = { place: { width: 316, height: 640 }, large: 13, small: 11 }
const WIDE = { place: { width: 720, height: 480 }, large: 15, small: 12, ratio: 3 / 2 }
const WAYS: Record<Look, Way> = {
  plain: WHOLE,
  furnished: { ...WHOLE, isFurnished: true },
  'plain-wide': WIDE,
  'furnished-wide': { ...WIDE, isFurnished: true },
  card: { place: { width: 132, height: 132 }, large: 8.5, small: 0 },
  tile: { place: { width: 272, height: 153 }, large: 11, small: 0, ratio: 16 / 9 },
}

/** A floor plan as SVG; 1 unit = 1 cm. The sunny side is below, or at the right of a turned plan. */
export function drawPlan(
  layout: Layout,
  program: Program,
  look: Look,
  theme: Theme = THEME,
): string {
  const way = WAYS[look]
  const arrangement = arranged(partsOf(layout, program), look, way)
  const { x, y, width, height } = framed(arrangement, way.ratio, frameOf(program))
  const style = styleFor(way, width, height)
  const isTile = look === 'tile'
  const storeys = arrangement.parts.map(({ storey, ...at }) => {
    const { isTurned } = arrangement
    const drawn = drawStorey(layout, program, storey, { ...style, isTurned, isTight: isTile })
    return `<g transform="translate(${cm(at.x)} ${cm(at.y)})">${drawn}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${titleOf(program)}</title><style>${styleOf(theme)}</style>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${theme.paper}"/>`,
    floorPattern(theme),
    ...storeys,
    ...(isTile ? [] : notes(arrangement, layout, program, style.small || style.large * 0.8)),
    '</svg>',
  ].join('')
}

function partsOf(layout: Layout, program: Program): Part[] {
  const balcony = balconyOf(layout, program)
  return layout.outlines.map(({ w, h }, index) => {
    const storey = index === 0 ? 1 : 2
    return { storey, w, h: h + (balcony?.storey === storey ? balcony.h : 0) }
  })
}

function arranged(parts: readonly Part[], look: Look, { ratio = 1 }: Way): Arrangement {
  if (look === 'tile') return fitted(parts, ratio)
  return look.endsWith('-wide') ? sideBySide(parts) : stacked(parts)
}

/** The drawing in the middle of a frame of the given shape. */
function framed(drawn: Size, shape: number | undefined, frame: Size) {
  const ratio = shape ?? frame.width / frame.height
  const [inner, outer] = [cm(drawn.width), cm(drawn.height)]
  const width = Math.round(Math.max(inner, outer * ratio))
  const height = Math.round(Math.max(outer, inner / ratio))
  return {
    x: -Math.round((width - inner) / 2),
    y: -Math.round((height - outer) / 2),
    width,
    height,
  }
}

/** Letters that can be read where the drawing is shown. */
function styleFor({ place, large, small, isFurnished }: Way, width: number, height: number): Style {
  const cmPerPx = Math.max(width / place.width, height / place.height)
  const isSmall = small === 0
  return {
    large: isSmall ? large * cmPerPx : Math.max(24, large * cmPerPx),
    small: isSmall ? 0 : Math.max(17, small * cmPerPx),
    isFurnished: isFurnished === true,
  }
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

/** Names of storeys, and north beside the front door. */
function notes({ parts }: Arrangement, layout: Layout, program: Program, size: number): string[] {
  const hasNames = parts.length > 1
  return parts.flatMap((part) => [
    hasNames ? text(part.x, part.y - 0.16, size, `${part.storey}階`, 'f') : '',
    part.storey === 1 ? compass(layout, program, part, hasNames ? size * 2.6 : 0) : '',
  ])
}

/** `x` and `y` in m, `name` is the width (cm) of what stands at its left. */
function compass(layout: Layout, { muki }: Program, at: { x: number; y: number }, name: number) {
  if (!muki) return ''
  const width = layout.outlines[0]?.w ?? 0
  const door = layout.rooms.find(({ kind }) => kind === 'genkan')?.rects[0]
  const isRight = !door || door.x + door.w / 2 < width / 2
  const x = isRight ? cm(at.x + width) - 36 : cm(at.x) + 36 + name
  const y = cm(at.y) - 54
  const turn = 180 - (muki - 1) * 45
  const way = (turn * Math.PI) / 180
  const tip = { x: x + Math.sin(way) * 33, y: y - Math.cos(way) * 33 + 6 }
  return `<g transform="translate(${x} ${y})rotate(${turn})"><circle class="w" r="20"/><path class="a" d="M0-22L8 12 0 6-8 12Z"/></g><text x="${Math.round(tip.x)}" y="${Math.round(tip.y)}" font-size="17">北</text>`
}
