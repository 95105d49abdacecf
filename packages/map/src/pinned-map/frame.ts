import { type Place, worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES, ZOOMS } from '@sumai/basemap/static-map'
import type { Spot } from './spread.ts'

type Size = { width: number; height: number }

/** Of the picture with pins (pinned-map.tsx). */
export const SIZES = ['wide', 'small'] as const

/** px of either picture that are seen where a page cuts off the rest. */
export type Seen = Record<(typeof SIZES)[number], Size>

/** px around the outermost pins, and below them for the credit. */
const MARGIN = 28
const FOOT = 50

/** The nearest maps, of those that are drawn, on which every pin has room: one for each size. */
export function frameOver(places: readonly Place[], seen: Seen = STATIC_SIZES) {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const centre = {
    lat: middle(places.map(({ lat }) => lat)),
    lng: middle(places.map(({ lng }) => lng)),
  }
  const [furthest] = ZOOMS
  const zoomOn = (size: Size) =>
    ZOOMS.findLast((zoom) =>
      places.every((place) => isInside(spotOf(place, centre, zoom, size), size)),
    ) ?? furthest
  const { wide, small } = seen
  return { centre, zooms: { wide: zoomOn(wide), small: zoomOn(small) } }
}

type Frame = { clientWidth: number; clientHeight: number }

/** What the wide picture shows where it fills a frame, for a map in its place. */
export function viewOver(places: readonly Place[], seen: Seen, frame: Frame | null) {
  const { centre, zooms } = frameOver(places, seen)
  const { width, height } = STATIC_SIZES.wide
  const { clientWidth, clientHeight } = frame ?? { clientWidth: width, clientHeight: height }
  const enlarged = Math.max(clientWidth / width, clientHeight / height)
  return { centre, zoom: zooms.wide + Math.log2(enlarged) }
}

/** Where a place is on the picture, px. */
export function spotOf(place: Place, centre: Place, zoom: number, { width, height }: Size): Spot {
  const [at, middle] = [worldPx(place, zoom), worldPx(centre, zoom)]
  return { x: width / 2 + at.x - middle.x, y: height / 2 + at.y - middle.y }
}

const isInside = ({ x, y }: Spot, { width, height }: Size) =>
  x >= MARGIN && x <= width - MARGIN && y >= MARGIN && y <= height - FOOT
