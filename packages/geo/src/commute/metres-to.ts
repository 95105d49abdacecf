import { EARTH_RADIUS_M, type LatLng } from '@sumai/domain/listing/distance'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * `straightMetres` to one place from many, within some hundred kilometres: sines of small angles are
 * series, so that a hundred thousand homes take a millisecond or two.
 */
export function metresTo(there: LatLng): (lat: number, lng: number) => number {
  const [cos, sin] = [Math.cos(radians(there.lat)), Math.sin(radians(there.lat))]
  return (lat, lng) => {
    const north = radians(lat - there.lat)
    const east = radians(lng - there.lng)
    const cosThere = cos * (1 - (north * north) / 2 + north ** 4 / 24) - sin * sine(north)
    const a = sine(north / 2) ** 2 + cos * cosThere * sine(east / 2) ** 2
    const half = Math.sqrt(a)
    return 2 * EARTH_RADIUS_M * (half + half ** 3 / 6)
  }
}

const sine = (angle: number) => {
  const square = angle * angle
  return angle * (1 - square / 6 + (square * square) / 120)
}
