import type { SKRSContext2D } from '@napi-rs/canvas'
import { breakLines } from './break-lines.ts'
import { INK } from './colours.ts'
import { font } from './fonts.ts'

type Words = {
  text: string
  x: number
  /** Upper edge of the first line. */
  y: number
  size: number
  width: number
  /** At most so many; default: 1. */
  lines?: number
  isBold?: boolean
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** Of a line, in its font size. */
  leading?: number
}

const LEADING = 1.35
/** How small letters may become before words are left out, as a part of their size. */
const SMALLEST = 0.6
const STEP = 0.94

/**
 * Writes words where they have room, in smaller letters if they need it, and returns their lower
 * edge.
 */
export function write(context: SKRSContext2D, words: Words): number {
  const { x, y, width, align = 'left', colour = INK, leading = LEADING } = words
  const { size, lines } = fitted(context, words)
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  const left = align === 'left' ? x : align === 'right' ? x + width : x + width / 2
  lines.forEach((line, index) => {
    context.fillText(line, left, y + (index + 0.5) * size * leading + size * BASELINE)
  })
  return y + lines.length * size * leading
}

/** em from the middle of a line to its base line. */
const BASELINE = 0.36

function fitted(context: SKRSContext2D, { text, size, width, lines: most = 1, isBold }: Words) {
  for (let smaller = size; ; smaller *= STEP) {
    context.font = font(smaller, isBold)
    const measure = (line: string) => context.measureText(line).width
    const lines = breakLines(text, width, measure)
    if (lines.length <= most) return { size: smaller, lines }
    if (smaller * STEP >= size * SMALLEST) continue
    return { size: smaller, lines: cut(lines, most, width, measure) }
  }
}

function cut(lines: string[], most: number, width: number, measure: (line: string) => number) {
  let last = lines[most - 1] ?? ''
  while (last && measure(`${last}…`) > width) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last}…`]
}

/** The width of one line. */
export function widthOf(context: SKRSContext2D, text: string, size: number, isBold = false) {
  context.font = font(size, isBold)
  return context.measureText(text).width
}
