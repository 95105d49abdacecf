import type { SKRSContext2D } from '@napi-rs/canvas'
import { FIVE_MINUTES_M } from '@sumai/domain/listing/distance'
import { COLOURS } from '../drawing/colours.ts'
import type { Point } from './frame.ts'
import { type Box, FONTS } from './paint-names.ts'

/** The colour of marks. */
export const COLOUR = COLOURS.chintai.price

/** Of a home and its neighbourhood, and of the rings around it: as either site has them. */
const OF_HOMES = {
  home: { mark: COLOUR, ring: COLOURS.chintai.primary },
  sale: { mark: COLOURS.baibai.price, ring: COLOURS.baibai.primary },
}

/** The opacity of a tint: the last two digits of its colour code. */
const TINT = '2E'
const RING_TINT = '0D'

/** m: radius of the neighbourhood. */
const ABOUT = 120

/** px of the sign above the home: half its width, its height, its tail. */
const SIGN = { half: 34, high: 26, tail: 8 }
const SIZE = 13
/** px of a picture below which there is room for the nearer ring alone, and for no words. */
const NARROW = 200
/** px: radius of the dot that then stands for the home. */
const DOT = 7

/** A home: its neighbourhood, a sign, and how far five and ten minutes on foot reach. */
export function paintHome(
  context: SKRSContext2D,
  of: keyof typeof OF_HOMES,
  middle: Point,
  perMetre: number,
): Box[] {
  const { x, y } = middle
  const isNarrow = 2 * x < NARROW
  const { mark, ring: colour } = OF_HOMES[of]
  const five = FIVE_MINUTES_M * perMetre
  context.font = `${SIZE}px ${FONTS.bold}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // Apart from each other, and where they are seen at either size; the top may lie outside.
  const outer = y - 2 * five > SIZE ? TOP : UPPER_RIGHT
  const words = isNarrow
    ? [ring(context, { middle, radius: five, angle: LOWER_RIGHT, colour })]
    : [
        ring(context, { middle, radius: five, angle: LOWER_RIGHT, colour, words: '徒歩5分' }),
        ring(context, { middle, radius: 2 * five, angle: outer, colour, words: '徒歩10分' }),
      ]
  context.beginPath()
  context.arc(x, y, ABOUT * perMetre, 0, 2 * Math.PI)
  context.fillStyle = `${mark}${TINT}`
  context.fill()
  const own = isNarrow ? dot(context, middle, mark) : sign(context, middle, mark)
  return [own, ...words.flat()]
}

const LOWER_RIGHT = Math.PI / 5
const UPPER_RIGHT = -LOWER_RIGHT
const TOP = -Math.PI / 2

type Ring = { middle: Point; radius: number; angle: number; colour: string; words?: string }

function ring(context: SKRSContext2D, { middle, radius, angle, colour, words }: Ring): Box[] {
  const { x, y } = middle
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = `${colour}${RING_TINT}`
  context.fill()
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.setLineDash([5, 5])
  context.stroke()
  context.setLineDash([])
  if (!words) return []
  const at = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  const half = context.measureText(words).width / 2
  context.strokeStyle = '#FFFFFF'
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.strokeText(words, at.x, at.y)
  context.fillStyle = colour
  context.fillText(words, at.x, at.y)
  return [{ left: at.x - half, right: at.x + half, top: at.y - SIZE / 2, bottom: at.y + SIZE / 2 }]
}

function dot(context: SKRSContext2D, { x, y }: Point, colour: string): Box {
  context.beginPath()
  context.arc(x, y, DOT, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
  context.strokeStyle = '#FFFFFF'
  context.lineWidth = 2.5
  context.stroke()
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }
}

function sign(context: SKRSContext2D, { x, y }: Point, colour: string): Box {
  const { half, high, tail } = SIGN
  const [top, bottom] = [y - tail - high, y - tail]
  context.beginPath()
  context.roundRect(x - half, top, 2 * half, high, high / 2)
  context.moveTo(x - 6, bottom)
  context.lineTo(x, y)
  context.lineTo(x + 6, bottom)
  context.strokeStyle = '#FFFFFF'
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.stroke()
  context.fillStyle = colour
  context.fill()
  context.fillStyle = '#FFFFFF'
  context.fillText('この物件', x, (top + bottom) / 2)
  return { left: x - half, right: x + half, top, bottom: y }
}
