/** West, south, east and north of something, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Corners, `lng,lat,lng,lat,…`; the last is joined to the first. */
type Ring = readonly number[]
/** One that does not lie from east to west, from its southern end; `dx` and `dy` lead to the other. */
type Side = { x: number; y: number; dx: number; dy: number }

/** Sides are kept by bands of latitude: a point is compared with those of its own band alone. */
const BANDS = 256
/** Numbers of a side in the array: x, y, dx, dy. */
const STRIDE = 4

/**
 * An area between rings. A point is inside if a line from it to the east crosses their sides an odd
 * number of times: holes, islands and rings that cross themselves need no further care, and a point
 * on the border of two areas is in exactly one of them.
 */
export class Polygon {
  readonly bounds: Bounds
  readonly #bandsPerDegree: number
  /** Side by side, band by band. */
  readonly #sides: Float64Array
  /** By band: where its sides begin; the last is where all end. */
  readonly #starts: Uint32Array

  constructor(rings: readonly Ring[]) {
    this.bounds = boundsOf(rings)
    const [, south, , north] = this.bounds
    this.#bandsPerDegree = north > south ? BANDS / (north - south) : 0
    const bands = Array.from({ length: BANDS + 1 }, (): number[] => [])
    for (const { x, y, dx, dy } of rings.flatMap(sidesOf)) {
      const last = this.#band(y + dy)
      for (let band = this.#band(y); band <= last; band += 1) bands[band]?.push(x, y, dx, dy)
    }
    this.#sides = Float64Array.from(bands.flat())
    this.#starts = new Uint32Array(BANDS + 2)
    for (const [band, { length }] of bands.entries()) {
      this.#starts[band + 1] = (this.#starts[band] as number) + length
    }
  }

  has(lng: number, lat: number): boolean {
    const [west, south, east, north] = this.bounds
    if (!(lat >= south && lat <= north && lng >= west && lng <= east)) return false
    const sides = this.#sides
    const band = this.#band(lat)
    const end = this.#starts[band + 1] as number
    let isInside = false
    for (let at = this.#starts[band] as number; at < end; at += STRIDE) {
      const up = lat - (sides[at + 1] as number)
      const dy = sides[at + 3] as number
      if (up < 0 || up >= dy) continue
      if ((sides[at + 2] as number) * up > (lng - (sides[at] as number)) * dy) isInside = !isInside
    }
    return isInside
  }

  #band(lat: number): number {
    return Math.floor((lat - this.bounds[1]) * this.#bandsPerDegree)
  }
}

function sidesOf(ring: Ring): Side[] {
  const sides: Side[] = []
  let [x1, y1] = ring.slice(-2) as [number, number]
  for (let at = 0; at < ring.length; at += 2) {
    const [x2, y2] = [ring[at] as number, ring[at + 1] as number]
    if (y1 < y2) sides.push({ x: x1, y: y1, dx: x2 - x1, dy: y2 - y1 })
    if (y1 > y2) sides.push({ x: x2, y: y2, dx: x1 - x2, dy: y1 - y2 })
    x1 = x2
    y1 = y2
  }
  return sides
}

function boundsOf(rings: readonly Ring[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [lng, lat] = [ring[at] as number, ring[at + 1] as number]
      west = Math.min(west, lng)
      east = Math.max(east, lng)
      south = Math.min(south, lat)
      north = Math.max(north, lat)
    }
  }
  return [west, south, east, north]
}
