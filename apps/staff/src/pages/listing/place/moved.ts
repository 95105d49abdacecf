import { type Place, pxPerMetre, worldPx } from '@sumai/basemap/mercator'

/** A metre along a meridian, in degrees. */
const DEGREE = 1 / 111_195

/** Places are stored to 0.1 m. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** So many metres to the east and to the north. */
export const movedBy = ({ lat, lng }: Place, east: number, north: number): Place => ({
  lat: rounded(lat + north * DEGREE),
  lng: rounded(lng + (east * DEGREE) / Math.cos((lat * Math.PI) / 180)),
})

/** So many px to the right and down on a map of that zoom. */
export function movedByPx(place: Place, zoom: number, right: number, down: number): Place {
  const metres = 1 / pxPerMetre(place.lat, zoom)
  return movedBy(place, right * metres, -down * metres)
}

/** px from the middle of a map to a place on it. */
export function pxFrom(centre: Place, place: Place, zoom: number) {
  const [from, to] = [worldPx(centre, zoom), worldPx(place, zoom)]
  return { right: to.x - from.x, down: to.y - from.y }
}
