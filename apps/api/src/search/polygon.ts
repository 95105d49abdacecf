/** West, south, east and north of corners, all in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** The smallest bounds around corners, `lng,lat,lng,lat,…`. */
export function boundsOf(corners: readonly number[]): Bounds {
  const lngs = corners.filter((_, index) => index % 2 === 0)
  const lats = corners.filter((_, index) => index % 2 === 1)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/** Whether a point lies in a polygon, by how often a line from it to the east crosses its sides. */
export function isInside(corners: readonly number[], lng: number, lat: number): boolean {
  let inside = false
  let [x1, y1] = corners.slice(-2) as [number, number]
  for (let index = 0; index < corners.length; index += 2) {
    const x2 = corners[index] as number
    const y2 = corners[index + 1] as number
    if (y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    x1 = x2
    y1 = y2
  }
  return inside
}
