import type { SKRSContext2D } from '@napi-rs/canvas'
import { FIVE_MINUTES_M } from '@sumai/domain/listing/distance'
import type { Point } from './frame.ts'
import { type Box, FONTS } from './paint-names.ts'

/** Of marks. */
export const COLOUR = '#B2452A'
/** Of the neighbourhood in which the home lies, and of rings around it. */
const TINT = '#B2452A2E'
const RING = '#2B7348'
const RING_TINT = '#2B734812'
/** m: radius of the neighbourhood. */
const ABOUT = 120

/** px of the sign above the home: half its width, its height, its tail. */
const SIGN = { half: 44, high: 34, tail: 9 }
const SIZE = 13

/** A home: its neighbourhood, a sign, and how far five and ten minutes on foot reach. */
export function paintHome(context: SKRSContext2D, middle: Point, perMetre: number): Box[] {
  const { x, y } = middle
  const five = FIVE_MINUTES_M * perMetre
  context.font = `${SIZE}px ${FONTS.bold}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const words = [
    ring(context, middle, five, '徒歩5分'),
    ring(context, middle, 2 * five, '徒歩10分'),
  ]
  context.beginPath()
  context.arc(x, y, ABOUT * perMetre, 0, 2 * Math.PI)
  context.fillStyle = TINT
  context.fill()
  return [sign(context, middle), ...words]
}

/** The words stand on the lower right of the ring, where they are seen at either size. */
function ring(context: SKRSContext2D, { x, y }: Point, radius: number, words: string): Box {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = RING_TINT
  context.fill()
  context.strokeStyle = RING
  context.lineWidth = 1.5
  context.setLineDash([5, 5])
  context.stroke()
  context.setLineDash([])
  const at = { x: x + radius * Math.cos(ANGLE), y: y + radius * Math.sin(ANGLE) }
  const half = context.measureText(words).width / 2
  context.strokeStyle = '#FFFFFF'
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.strokeText(words, at.x, at.y)
  context.fillStyle = RING
  context.fillText(words, at.x, at.y)
  return { left: at.x - half, right: at.x + half, top: at.y - SIZE / 2, bottom: at.y + SIZE / 2 }
}

const ANGLE = Math.PI / 5

function sign(context: SKRSContext2D, { x, y }: Point): Box {
  const { half, high, tail } = SIGN
  const [top, bottom] = [y - tail - high, y - tail]
  context.beginPath()
  context.roundRect(x - half, top, 2 * half, high, high / 2)
  context.moveTo(x - 7, bottom)
  context.lineTo(x, y)
  context.lineTo(x + 7, bottom)
  context.strokeStyle = '#FFFFFF'
  context.lineWidth = 5
  context.lineJoin = 'round'
  context.stroke()
  context.fillStyle = COLOUR
  context.fill()
  context.fillStyle = '#FFFFFF'
  context.fillText('この物件', x, (top + bottom) / 2)
  return { left: x - half, right: x + half, top, bottom: y }
}
