import type { LatLng } from '@sumai/domain/listing/distance'

/** A position on the map, in per cent of its width and height. */
export type Spot = { x: number; y: number }

type Sketch = { spotOf: (place: LatLng) => Spot }

/** Width by height of every sketch. */
export const RATIO = 3 / 2

const METRES_PER_DEGREE = 111_195
const NEAREST = 400
/** Scale that leaves room for pins. */
const MARGIN = 1.12

/** A flat map over all of these places. */
export function sketchOver(places: readonly LatLng[]): Sketch {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const offset = offsetFrom({
    lat: middle(places.map(({ lat }) => lat)),
    lng: middle(places.map(({ lng }) => lng)),
  })
  const reaches = places
    .map(offset)
    .map(({ east, north }) => Math.max(Math.abs(east), Math.abs(north) * RATIO))
  const halfWidth = Math.max(NEAREST, ...reaches) * MARGIN
  return {
    spotOf: (place) => {
      const { east, north } = offset(place)
      return { x: 50 + (east / halfWidth) * 50, y: 50 - (north / (halfWidth / RATIO)) * 50 }
    },
  }
}

/** Distance east and north of `centre`, m. */
function offsetFrom(centre: LatLng) {
  const metresPerLng = METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)
  return ({ lat, lng }: LatLng) => ({
    east: (lng - centre.lng) * metresPerLng,
    north: (lat - centre.lat) * METRES_PER_DEGREE,
  })
}

/** Whether a spot lies on the map with room for its name. */
export const isOn = ({ x, y }: Spot): boolean => x > 4 && x < 96 && y > 6 && y < 94
