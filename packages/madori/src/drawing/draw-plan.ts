import { formatJo } from '@sumai/format/area'
import { MARGIN } from '../frame.ts'
import type { Layout } from '../layout/layout.ts'
import { letters } from '../letters.ts'
import type { Look } from '../plan-code.ts'
import type { Program } from '../program.ts'
import { type Arrangement, fitted, lying, type Part, stacked } from './arrange.ts'
import { balconyOf } from './balcony.ts'
import { drawStorey } from './draw-storey.ts'
import { floorPattern } from './floors.ts'
import { BED_NAME, MAIN_NAME } from './labels.ts'
import type { Style } from './room-content.ts'
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
  /** Cut to its walls, and turned or not, so that it is largest in its place. */
  isCut?: boolean
  /** Whether the upper storey is left out, where two would be too small to read. */
  isGround?: boolean
  /** Whether the drawing has the shape of its place, with paper beside what is narrower. */
  isFilled?: boolean
}

/** On a phone, and the height of a screen. */
const WHOLE = { place: { width: 316, height: 640 }, large: 13, small: 11 }
const WIDE = { place: { width: 720, height: 480 }, large: 15, small: 12 }
const WAYS: Record<Look, Way> = {
  plain: WHOLE,
  furnished: { ...WHOLE, isFurnished: true },
  'plain-wide': WIDE,
  'furnished-wide': { ...WIDE, isFurnished: true },
  card: { place: { width: 120, height: 160 }, large: 11, small: 0, isCut: true, isGround: true },
  tile: { place: { width: 272, height: 153 }, large: 11, small: 0, isCut: true, isFilled: true },
}

/** cm: for the name of the storey that is drawn alone. */
const GROUND = 120

/** px: of the north, the smallest that may stand on a page. */
const NORTH = 12

/**
 * A floor plan as SVG, as large as what is drawn; 1 unit = 1 cm. The sunny side is below, or at the
 * right of a turned plan.
 */
export function drawPlan(
  layout: Layout,
  program: Program,
  look: Look,
  theme: Theme = THEME,
): string {
  const way = WAYS[look]
  const { isCut = false } = way
  const parts = partsOf(layout, program)
  const isPart = way.isGround && parts.length > 1
  const arrangement = arranged(isPart ? parts.slice(0, 1) : parts, look, way)
  const { x, y, width, height } = framed(arrangement, way, isPart ? GROUND : 0)
  const cmPerPx = Math.max(width / way.place.width, height / way.place.height)
  const style = styleFor(way, cmPerPx)
  const storeys = arrangement.parts.map(({ storey, ...at }) => {
    const { isTurned } = arrangement
    const drawn = drawStorey(layout, program, storey, { ...style, isTurned, isTight: isCut })
    return `<g transform="translate(${cm(at.x)} ${cm(at.y)})">${drawn}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${titleOf(program)}</title><style>${styleOf(theme)}</style>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${theme.paper}"/>`,
    floorPattern(theme),
    ...storeys,
    isPart ? text(0.2, -0.2, style.large, '1階', 'f') : '',
    ...(isCut
      ? []
      : [
          ...notes(arrangement, layout, program, { name: style.small, north: NORTH * cmPerPx }),
          metreBar(height, style.small),
        ]),
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

function arranged(parts: readonly Part[], look: Look, { isCut, place }: Way): Arrangement {
  if (isCut) return fitted(parts, place.width / place.height)
  return look.endsWith('-wide') ? lying(parts) : stacked(parts)
}

/** The edges of the drawing, cm; `above` it is room for a word. */
function framed(drawn: Size, { isFilled, place }: Way, above: number) {
  const [inner, outer] = [cm(drawn.width), cm(drawn.height)]
  if (!isFilled) return { x: 0, y: -above, width: inner, height: outer + above }
  const ratio = place.width / place.height
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
function styleFor({ large, small, isFurnished = false }: Way, cmPerPx: number): Style {
  if (small === 0) return { large: large * cmPerPx, small: 0, isFurnished }
  return { large: Math.max(24, large * cmPerPx), small: Math.max(17, small * cmPerPx), isFurnished }
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

/** Names of storeys, and north beside the front door; letters in cm. */
function notes(
  { parts, isTurned }: Arrangement,
  layout: Layout,
  program: Program,
  letters: { name: number; north: number },
): string[] {
  const hasNames = parts.length > 1
  return parts.flatMap((part) => [
    hasNames ? text(part.x, part.y - 0.16, letters.name, `${part.storey}階`, 'f') : '',
    part.storey === 1
      ? compass(layout, program, part, {
          letter: letters.north,
          name: hasNames ? letters.name * 2.6 : 0,
          isTurned,
        })
      : '',
  ])
}

/**
 * 北 in a disc, from which an arrow points there. `part` is the storey, `letter` the height of 北 and
 * `name` the width of what stands above the storey at the left, cm.
 */
function compass(
  layout: Layout,
  { muki }: Program,
  part: Part & { x: number; y: number },
  { letter, name, isTurned }: { letter: number; name: number; isTurned: boolean },
) {
  if (!muki) return ''
  const width = layout.outlines[0]?.w ?? 0
  const door = layout.rooms.find(({ kind }) => kind === 'genkan')?.rects[0]
  const isRight = !door || door.x + door.w / 2 < width / 2
  const radius = Math.round(letter * 0.8)
  const tip = Math.round(letter * 1.35)
  const turn = 180 - (muki - 1) * 45
  const way = (turn * Math.PI) / 180
  // The arrow sticks out on one side of the disc.
  const x = isRight
    ? cm(width) - Math.max(radius, tip * Math.sin(way))
    : name + Math.max(radius, -tip * Math.sin(way))
  const above = Math.max(radius, tip * Math.cos(way))
  const below = Math.max(radius, -tip * Math.cos(way))
  // In a large home the letters are as high as the margin.
  const y = -Math.min(ABOVE_WALL, cm(MARGIN.top) - above - below) - below
  const half = Math.round(letter * 0.42)
  const [upright, corner, turned] = isTurned
    ? ['rotate(90)', part.y + part.h, 'rotate(-90)']
    : ['', part.y, '']
  return [
    `<g transform="translate(${cm(part.x)} ${cm(corner)})${turned}translate(${Math.round(x)} ${Math.round(y)})">`,
    `<path class="a" d="M0-${tip}L${half}-${half}H-${half}Z" transform="rotate(${turn})"/>`,
    `<circle class="w" r="${radius}"/>`,
    `<g transform="${upright}">${letters(0, letter * 0.36, letter, '北')}</g>`,
    '</g>',
  ].join('')
}

/** One metre below the plan, at its left; cm. */
function metreBar(bottom: number, letter: number): string {
  const [left, y] = [cm(MARGIN.side), bottom - cm(MARGIN.bottom) / 2 + ABOVE_BAR]
  const bar = `<path class="n2" d="M${left} ${y - 8}v16m0-8h100m0-8v16"/>`
  return bar + text((left + 110) / 100, (y + letter * 0.36) / 100, letter, '1m', 'f')
}

/** cm: the outer half of the wall lies above the middle of the margin. */
const ABOVE_BAR = 4

/** cm between the line of a wall, which is 16 cm thick, and what stands above it. */
const ABOVE_WALL = 28
