import type { SKRSContext2D } from '@napi-rs/canvas'
import { CREDIT } from '@sumai/basemap/credit'
import type { Sheet } from '@sumai/outline/sheet'
import { COLOURS, PLAIN, RULE } from '../drawing/colours.ts'
import { cover, type Drawable } from '../drawing/paint-photo.ts'
import { widthOf, write } from '../drawing/write.ts'
import { writeAmount } from '../drawing/write-amount.ts'
import { HEIGHT, LEFT, RIGHT, TOP } from './look.ts'

/** pt of a price, and how much of its line it may take. */
const PRICE = { sizes: { number: 34, unit: 14 }, width: 225 }
const LABEL = 84

/** The price, what else it costs, and the ways to it. */
export function paintCosts(context: SKRSContext2D, sheet: Sheet): void {
  const y = paintPrice(context, sheet)
  const access = paintAccess(context, sheet)
  paintTable(context, sheet, { y: y + 3, bottom: access - 4 })
}

/** Where it lies; `y` is the upper edge of the map, which goes down to that of the outline. */
export function paintMap(context: SKRSContext2D, map: Drawable | null, y: number): void {
  if (!map) return
  const bottom = TOP.costs + HEIGHT.costs - 10
  cover(context, map, { ...RIGHT, y, height: bottom - y })
  const credit = { size: 5.5, colour: PLAIN, align: 'right' as const, text: CREDIT }
  write(context, { ...RIGHT, y: bottom + 1, ...credit })
}

function paintPrice(context: SKRSContext2D, { site, price }: Sheet): number {
  const { price: colour } = COLOURS[site]
  const label = { ...LEFT, y: TOP.costs, size: 9, colour: PLAIN }
  const from = LEFT.x + widthOf(context, price.label, 9) + 8
  write(context, { ...label, y: TOP.costs + 21, text: price.label })
  const amount = { ...PRICE, text: price.amount, x: from, y: TOP.costs - 3, colour }
  const note = writeAmount(context, amount).right + 8
  const rest = LEFT.x + LEFT.width - note
  write(context, { ...label, x: note, width: rest, y: TOP.costs + 20, text: price.note })
  return TOP.costs + 38
}

/** From the foot of the part upwards: returns its upper edge. */
function paintAccess(context: SKRSContext2D, { access, address }: Sheet): number {
  const lines = [address, ...access.slice(0, 3)]
  const step = 11.5
  const top = TOP.costs + HEIGHT.costs - lines.length * step
  lines.forEach((text, index) => {
    const isFirst = index < 2
    write(context, { ...LEFT, y: top + index * step, size: 8.5, isBold: isFirst, text })
  })
  return top
}

function paintTable(
  context: SKRSContext2D,
  { costs }: Sheet,
  { y, bottom }: { y: number; bottom: number },
): void {
  const step = Math.min(13, (bottom - y) / Math.max(1, costs.length))
  const size = Math.min(8.5, step * 0.68)
  costs.forEach(({ label, value }, index) => {
    const top = y + index * step
    context.fillStyle = RULE
    context.fillRect(LEFT.x, top, LEFT.width, 0.5)
    const row = { y: top + (step - size * 1.35) / 2, size }
    write(context, { x: LEFT.x, width: LABEL - 4, ...row, colour: PLAIN, text: label })
    const own = { x: LEFT.x + LABEL, width: LEFT.width - LABEL }
    write(context, { ...own, ...row, isBold: true, text: String(value) })
  })
}
