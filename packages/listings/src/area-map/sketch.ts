import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'

/** A position on the map, in per cent of its width and height. */
export type Spot = { x: number; y: number }

export type Sketch = {
  spotOf: (place: LatLng) => Spot
  /** A radius in per cent of the diagonal / √2, which is how SVG defines percentages of `r`. */
  radiusOf: (metres: number) => number
  /** Metres from the middle to the left and right edges. */
  halfWidth: number
}

/** Width by height of every sketch. */
export const RATIO = 3 / 2

const METRES_PER_DEGREE = 111_195
const NEAREST = 400
const FARTHEST = 4000
/** Scale that leaves room for names beyond the outermost place. */
const MARGIN = 1.35
/** Scale that leaves room for pins only. */
const SLIM_MARGIN = 1.12

/** Distance east and north of `centre`, m. */
function offsetFrom(centre: LatLng) {
  const metresPerLng = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)
  return ({ lat, lng }: LatLng) => ({
    east: (lng - centre.lng) * metresPerLng,
    north: (lat - centre.lat) * METRES_PER_DEGREE,
  })
}

/** Half the width, m, of the smallest map that shows `places`. */
const reachOf = (centre: LatLng, places: readonly LatLng[]): number =>
  Math.max(
    NEAREST,
    ...places
      .map(offsetFrom(centre))
      .map(({ east, north }) => Math.max(Math.abs(east), Math.abs(north) * RATIO)),
  )

/**
 * A flat map around `centre`, wide enough for the places near it. All positions are percentages, so
 * that names keep their size on any screen.
 */
export function sketchAround(centre: LatLng, places: readonly LatLng[]): Sketch {
  const near = places.filter((place) => straightMetres(centre, place) < FARTHEST)
  return sketchOf(centre, reachOf(centre, near) * MARGIN)
}

/** A flat map over all of these places. */
export function sketchOver(places: readonly LatLng[]): Sketch {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const centre = {
    lat: middle(places.map(({ lat }) => lat)),
    lng: middle(places.map(({ lng }) => lng)),
  }
  return sketchOf(centre, reachOf(centre, places) * SLIM_MARGIN)
}

function sketchOf(centre: LatLng, halfWidth: number): Sketch {
  const offset = offsetFrom(centre)
  const halfHeight = halfWidth / RATIO
  return {
    halfWidth,
    spotOf: (place) => {
      const { east, north } = offset(place)
      return { x: 50 + (east / halfWidth) * 50, y: 50 - (north / halfHeight) * 50 }
    },
    // SVG: a percentage of √((width² + height²) / 2).
    radiusOf: (metres) => (metres / (2 * Math.hypot(halfWidth, halfHeight))) * Math.SQRT2 * 100,
  }
}

/** Whether a spot lies on the map with room for its name. */
export const isOn = ({ x, y }: Spot): boolean => x > 4 && x < 96 && y > 6 && y < 94

/** The round distances of the rings; the largest fits the map. */
export function ringMetres({ halfWidth }: Sketch): number[] {
  const halfHeight = halfWidth / RATIO
  const step = [200, 500, 1000, 2000].find((metres) => metres * 2 > halfHeight * 0.95) ?? 2000
  return [step, step * 2].filter((metres) => metres < halfHeight)
}
