import { type Place, worldPx } from '@sumai/basemap/mercator'
import { STATIC_SIZES, ZOOMS } from '@sumai/basemap/static-map'
import type { Spot } from './spread.ts'

type Size = { width: number; height: number }

/** Of the picture with pins (pinned-map.tsx). */
export const SIZES = ['wide', 'small'] as const

/** px around the outermost pins, and below them for the credit. */
const MARGIN = 28
const FOOT = 50

/** The nearest map, of those that are drawn, on which every pin has room at either size. */
export function frameOver(places: readonly Place[]) {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const centre = {
    lat: middle(places.map(({ lat }) => lat)),
    lng: middle(places.map(({ lng }) => lng)),
  }
  const [furthest] = ZOOMS
  const zoom =
    ZOOMS.findLast((candidate) =>
      SIZES.every((name) => {
        const size = STATIC_SIZES[name]
        return places.every((place) => isInside(spotOf(place, centre, candidate, size), size))
      }),
    ) ?? furthest
  return { centre, zoom }
}

/** Where a place is on the picture, px. */
export function spotOf(place: Place, centre: Place, zoom: number, { width, height }: Size): Spot {
  const [at, middle] = [worldPx(place, zoom), worldPx(centre, zoom)]
  return { x: width / 2 + at.x - middle.x, y: height / 2 + at.y - middle.y }
}

const isInside = ({ x, y }: Spot, { width, height }: Size) =>
  x >= MARGIN && x <= width - MARGIN && y >= MARGIN && y <= height - FOOT
