import type { SKRSContext2D } from '@napi-rs/canvas'
import { pxPerMetre } from '@sumai/basemap/mercator'
import type { MapPicture } from '@sumai/basemap/static-map'
import type { Frame } from './frame.ts'
import type { Box } from './paint-names.ts'

const COLOUR = '#B2452A'
/** Of the neighbourhood. */
const TINT = '#B2452A2E'
/** m: radius of the neighbourhood, and px that it has at least. */
const ABOUT = 120
const LEAST = 14
/** px: radius of the pin's head. */
const HEAD = 13

/** Paints what stands in the middle, and returns the places that it takes from names. */
export function paintMark(
  context: SKRSContext2D,
  mark: MapPicture['mark'],
  { centre, zoom, width, height }: Frame,
): Box[] {
  if (mark === 'none') return []
  const [x, y] = [width / 2, height / 2]
  if (mark === 'about') {
    const radius = Math.max(LEAST, ABOUT * pxPerMetre(centre.lat, zoom))
    disc(context, { x, y, radius, fill: TINT, edge: COLOUR, width: 2 })
    return []
  }
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
  disc(context, { x, y: head, radius: 4.5, fill: '#FFFFFF', edge: '#FFFFFF', width: 0 })
  return [{ left: x - HEAD, right: x + HEAD, top: head - HEAD, bottom: y }]
}

type Disc = { x: number; y: number; radius: number; fill: string; edge: string; width: number }

function disc(context: SKRSContext2D, { x, y, radius, fill, edge, width }: Disc): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
  if (width === 0) return
  context.strokeStyle = edge
  context.lineWidth = width
  context.stroke()
}
