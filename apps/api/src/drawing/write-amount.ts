import type { SKRSContext2D } from '@napi-rs/canvas'
import { amountParts } from '@sumai/format/amount-parts'
import { widthOf, write } from './write.ts'

type Amount = {
  /** 6.8万円, 1億3,800万円 */
  text: string
  x: number
  /** Upper edge. */
  y: number
  /** Of its numbers, which become smaller where they have no room, and of its units. */
  sizes: { number: number; unit: number }
  width: number
  colour: string
}

const LEADING = 1.2
/** em from the upper edge of a line to its base line. */
const BASELINE = LEADING / 2 + 0.36
/** em of a number, on either side of a unit. */
const GAP = 0.05

/** Writes an amount, its units smaller on the same base line, and returns its right and lower edge. */
export function writeAmount(
  context: SKRSContext2D,
  amount: Amount,
): { right: number; below: number } {
  const { text, y, sizes, width, colour } = amount
  const parts = amountParts(text)
  const widthOfAll = (kind: 'number' | 'unit') =>
    widthOf(context, parts.map((part) => part[kind]).join(''), sizes[kind], true)
  const gap = sizes.number * GAP
  const room = width - widthOfAll('unit') - gap * (2 * parts.length - 1)
  const size = sizes.number * Math.min(1, room / widthOfAll('number'))
  const base = y + sizes.number * BASELINE
  let x = amount.x
  const put = (word: string, own: number) => {
    const wordWidth = widthOf(context, word, own, true)
    const line = { x, y: base - own * BASELINE, width: wordWidth + 1, leading: LEADING }
    write(context, { ...line, text: word, size: own, isBold: true, colour })
    x += wordWidth + gap
  }
  for (const { number, unit } of parts) {
    put(number, size)
    put(unit, sizes.unit)
  }
  return { right: x - gap, below: y + sizes.number * LEADING }
}
