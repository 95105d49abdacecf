import { MARGIN } from '../frame.ts'

/** A storey with its balcony, m. */
export type Part = { storey: 1 | 2; w: number; h: number }

/** Where the storeys stand, m from the upper left corner of the drawing. */
export type Arrangement = {
  width: number
  height: number
  /** A quarter turn to the left: the sunny side is at the right. */
  isTurned: boolean
  parts: readonly (Part & { x: number; y: number })[]
}

/** m above a storey: its name, and the front door when it is open. */
const HEAD = { 1: MARGIN.top, 2: MARGIN.betweenStoreys * 0.8 }
const BELOW = MARGIN.betweenStoreys * 0.2
/** m between storeys side by side. */
const BESIDE = 0.5
/** m round what is cut to its walls, and between its storeys. */
const TIGHT = { side: 0.12, between: 0.35 }

/** One storey above the other, the lower one last. */
export function stacked(parts: readonly Part[]): Arrangement {
  let height = 0
  const placed = parts.toReversed().map((part) => {
    const y = height + HEAD[part.storey]
    height = y + part.h + BELOW
    return { ...part, x: MARGIN.side, y }
  })
  return {
    width: Math.max(...parts.map(({ w }) => w)) + MARGIN.side * 2,
    height: height - BELOW + MARGIN.bottom,
    isTurned: false,
    parts: placed,
  }
}

/** The lower storey left of the upper one. */
function sideBySide(parts: readonly Part[]): Arrangement {
  let x = MARGIN.side
  const placed = parts.map((part) => {
    const at = x
    x += part.w + BESIDE
    return { ...part, x: at, y: MARGIN.top }
  })
  return {
    width: x - BESIDE + MARGIN.side,
    height: Math.max(...parts.map(({ h }) => h)) + MARGIN.top + MARGIN.bottom,
    isTurned: false,
    parts: placed,
  }
}

/** As `stacked`, for a wide place: storeys side by side, a deep home with its front door at the left. */
export function lying(parts: readonly Part[]): Arrangement {
  const [part] = parts
  if (!part || parts.length > 1 || part.w > part.h) return sideBySide(parts)
  const [w, h] = [part.h, part.w]
  return {
    width: MARGIN.top + w + MARGIN.side,
    height: MARGIN.side + h + MARGIN.bottom,
    isTurned: true,
    parts: [{ ...part, w, h, x: MARGIN.top, y: MARGIN.side }],
  }
}

/** Cut to its walls, and turned or not, so that it is largest in a frame of that width by height. */
export function fitted(parts: readonly Part[], ratio: number): Arrangement {
  const ways = [false, true].flatMap((isTurned) =>
    [false, true].map((isRow) => tight(parts, isRow, isTurned)),
  )
  const scale = ({ width, height }: Arrangement) => Math.min(ratio / width, 1 / height)
  return ways.reduce((best, way) => (scale(way) > scale(best) ? way : best))
}

function tight(parts: readonly Part[], isRow: boolean, isTurned: boolean): Arrangement {
  let along = TIGHT.side
  const placed = (isRow ? parts : parts.toReversed()).map(({ storey, ...size }) => {
    const [w, h] = isTurned ? [size.h, size.w] : [size.w, size.h]
    const at = along
    along += (isRow ? w : h) + TIGHT.between
    return { storey, w, h, x: isRow ? at : TIGHT.side, y: isRow ? TIGHT.side : at }
  })
  const length = along - TIGHT.between + TIGHT.side
  const across = Math.max(...placed.map(({ w, h }) => (isRow ? h : w))) + TIGHT.side * 2
  return {
    width: isRow ? length : across,
    height: isRow ? across : length,
    isTurned,
    parts: placed,
  }
}
