import type { SKRSContext2D } from '@napi-rs/canvas'
import { pxPerMetre } from '@sumai/basemap/mercator'
import type { MapPicture } from '@sumai/basemap/static-map'
import type { Frame, Point } from './frame.ts'
import { COLOUR, paintHome } from './paint-home.ts'
import type { Box } from './paint-names.ts'

/** px: radius of the pin's head. */
const HEAD = 13

/** Paints what stands in the middle, and returns the places that it takes from names. */
export function paintMark(
  context: SKRSContext2D,
  mark: MapPicture['mark'],
  { centre, zoom, width, height }: Frame,
): Box[] {
  const middle = { x: width / 2, y: height / 2 }
  if (mark === 'none' || mark === 'towns') return []
  if (mark === 'pin') return paintPin(context, middle)
  return paintHome(context, mark, middle, pxPerMetre(centre.lat, zoom))
}

function paintPin(context: SKRSContext2D, { x, y }: Point): Box[] {
  const head = y - HEAD * 1.7
  context.beginPath()
  context.arc(x, head, HEAD, Math.PI * 0.85, Math.PI * 2.15)
  context.lineTo(x, y)
  context.closePath()
  context.strokeStyle = '#FFFFFF'
  context.lineWidth = 3
  context.stroke()
  context.fillStyle = COLOUR
  context.fill()
  context.beginPath()
  context.arc(x, head, 4.5, 0, 2 * Math.PI)
  context.fillStyle = '#FFFFFF'
  context.fill()
  return [{ left: x - HEAD, right: x + HEAD, top: head - HEAD, bottom: y }]
}
