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

/**
 * The credit of the map near its lower edge, in the middle: pages lay nothing over it there. Returns
 * what names keep off: the credit, and what frames of 16:9 cut off.
 */
export function paintCredit(context: SKRSContext2D, { width, height }: Frame): Box[] {
  const cut = width / height === UNCUT ? 0 : (height - (width * 9) / 16) / 2
  context.font = `${SIZE}px ${FONTS.regular}`
  const half = context.measureText(CREDIT).width / 2 + PADDING
  const box = {
    left: width / 2 - half,
    right: width / 2 + half,
    top: height - cut - BELOW - SIZE - 2 * PADDING,
    bottom: height - cut - BELOW,
  }
  context.fillStyle = '#FFFFFFE6'
  context.fillRect(box.left, box.top, 2 * half, box.bottom - box.top)
  context.fillStyle = '#4A5962'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(CREDIT, width / 2, (box.top + box.bottom) / 2)
  return [
    box,
    { left: 0, right: width, top: 0, bottom: cut },
    { left: 0, right: width, top: height - cut, bottom: height },
  ]
}
