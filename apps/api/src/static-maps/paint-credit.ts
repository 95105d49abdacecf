import type { SKRSContext2D } from '@napi-rs/canvas'
import { CREDIT } from '@sumai/basemap/credit'
import type { Frame } from './frame.ts'
import { type Box, FONTS } from './paint-names.ts'

const SIZE = 10
const PADDING = 4
/** px below it in a frame of 16:9. */
const BELOW = 2
/** Pictures of 4:3 stand in frames of their own shape. */
const UNCUT = 4 / 3
/** px above the foot of an upright picture, of which phones cut off as much; its credit has two lines. */
const ABOVE_FOOT = 16

/**
 * The credit of the map near its lower edge, in the middle: pages lay nothing over it there. Returns
 * what names keep off: the credit, and what frames of 16:9 cut off.
 */
export function paintCredit(context: SKRSContext2D, { width, height }: Frame): Box[] {
  const isUpright = height > width
  const ratio = width / height
  const cut = isUpright ? ABOVE_FOOT : ratio === UNCUT ? 0 : (height - (width * 9) / 16) / 2
  const lines = isUpright ? CREDIT.replace(' contributors', '').split(/ (?=©)/) : [CREDIT]
  const size = isUpright ? SIZE - 1 : SIZE
  context.font = `${size}px ${FONTS.regular}`
  const half = Math.max(...lines.map((line) => context.measureText(line).width)) / 2 + PADDING
  const bottom = height - cut - BELOW
  const box = {
    ...{ left: width / 2 - half, right: width / 2 + half, bottom },
    top: bottom - lines.length * size - 2 * PADDING,
  }
  context.fillStyle = '#FFFFFFE6'
  context.fillRect(box.left, box.top, 2 * half, box.bottom - box.top)
  context.fillStyle = '#4A5962'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  lines.forEach((line, index) => {
    context.fillText(line, width / 2, box.top + PADDING + (index + 0.5) * size)
  })
  return [
    box,
    { left: 0, right: width, top: 0, bottom: cut },
    { left: 0, right: width, top: height - cut, bottom: height },
  ]
}
