import { type Place, worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES, zoomFor } from '@sumai/basemap/static-map'
import type { Spot } from './spread.ts'

type Size = { width: number; height: number }

/** Of the picture with pins (pinned-map.tsx). */
export const SIZES = ['wide', 'small'] as const

/** px of either picture that are seen where a page cuts off the rest. */
export type Seen = Record<(typeof SIZES)[number], Size>

/** px that are free around the outermost pins, and below them, where the credit is. */
const ROOM = { margin: 28, foot: 50 }

/** The nearest maps, of those that are drawn, on which every pin has room: one for each size. */
export function frameOver(places: readonly Place[], seen: Seen = STATIC_SIZES) {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const centre = {
    lat: middle(places.map(({ lat }) => lat)),
    lng: middle(places.map(({ lng }) => lng)),
  }
  const zoomOn = (size: Size) =>
    zoomFor((zoom) => places.every((place) => isInside(spotOf(place, centre, zoom, size), size)))
  const { wide, small } = seen
  return { centre, zooms: { wide: zoomOn(wide), small: zoomOn(small) } }
}

/** Where a place is on the picture, px. */
export function spotOf(place: Place, centre: Place, zoom: number, { width, height }: Size): Spot {
  const [at, middle] = [worldPx(place, zoom), worldPx(centre, zoom)]
  return { x: width / 2 + at.x - middle.x, y: height / 2 + at.y - middle.y }
}

const isInside = ({ x, y }: Spot, { width, height }: Size) =>
  x >= ROOM.margin && x <= width - ROOM.margin && y >= ROOM.margin && y <= height - ROOM.foot
