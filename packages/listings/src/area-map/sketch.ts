import { type LatLng, straightMetres } from '@sumai/domain/listing/distance'

/** Where something lies on the sketch, in hundredths of its width and height. */
export type Spot = { x: number; y: number }

export type Sketch = {
  spotOf: (place: LatLng) => Spot
  /** A radius in hundredths of the sketch's diagonal / √2, as SVG takes percentages of `r`. */
  radiusOf: (metres: number) => number
  /** Metres from the middle to the left and right edges. */
  halfWidth: number
}

/** Width by height of every sketch. */
export const RATIO = 3 / 2

const METRES_PER_DEGREE = 111_195
const NEAREST = 400
const FARTHEST = 4000
/** Room for the names beyond the outermost place. */
const MARGIN = 1.35
/** Room for the pins alone. */
const SLIM_MARGIN = 1.12

/** How far east and north of `centre` something lies, m. */
function offsetFrom(centre: LatLng) {
  const metresPerLng = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)
  return ({ lat, lng }: LatLng) => ({
    east: (lng - centre.lng) * metresPerLng,
    north: (lat - centre.lat) * METRES_PER_DEGREE,
  })
}

/** Half the width, m, of the narrowest sketch that shows `places`. */
const reachOf = (centre: LatLng, places: readonly LatLng[]): number =>
  Math.max(
    NEAREST,
    ...places
      .map(offsetFrom(centre))
      .map(({ east, north }) => Math.max(Math.abs(east), Math.abs(north) * RATIO)),
  )

/**
 * A flat picture of a few hundred metres round `centre`, just wide enough for the places that are
 * to be seen on it. Everything is in percentages, so that names keep their size on any screen.
 */
export function sketchAround(centre: LatLng, places: readonly LatLng[]): Sketch {
  const near = places.filter((place) => straightMetres(centre, place) < FARTHEST)
  return sketchOf(centre, reachOf(centre, near) * MARGIN)
}

/** The same over all of some places, however far apart they lie. */
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

/** Whether a spot lies on the sketch, names included. */
export const isOn = ({ x, y }: Spot): boolean => x > 4 && x < 96 && y > 6 && y < 94

/** Round lengths for the scale and the rings: the largest is seen whole. */
export function ringMetres({ halfWidth }: Sketch): number[] {
  const halfHeight = halfWidth / RATIO
  const step = [200, 500, 1000, 2000].find((metres) => metres * 2 > halfHeight * 0.95) ?? 2000
  return [step, step * 2].filter((metres) => metres < halfHeight)
}
