import { type Place, worldPx } from '@sumai/basemap/mercator'
import { type MapPicture, zoomFor } from '@sumai/basemap/static-map'
import type { Bounds } from '@sumai/map/map-options'

/** Where homes are, and what a search without results shows: from Fukuoka to Ōmuta. */
export const HOME_GROUND: Bounds = [130.2, 33.05, 130.75, 33.7]

/** px of the map beside the list, and on a phone. */
const WIDE = { width: 984, height: 766 }
const TALL = { width: 390, height: 667 }
/**
 * px of the pictures in which bounds are to lie: what the map leaves free for them in a window of
 * 1440 × 900 and on a phone of 390 × 844.
 */
const INSIDE = { desk: { width: 852, height: 630 }, hand: { width: 258, height: 511 } }

/** Degrees: about 500 m, so that one home is seen with its neighbourhood. */
export const LEAST = 0.005

/** As `bounds` of an address. */
export const readBounds = (text: string) => text.split(',').map(Number) as unknown as Bounds

/** Four decimals, as the address has them: 10 m. */
export const writeBounds = (bounds: Bounds): string =>
  bounds.map((degrees) => Number(degrees.toFixed(4))).join(',')

/** Whether two views are the same but for rounding. */
export function isSameView(one: Bounds, other: Bounds): boolean {
  const width = one[2] - one[0]
  return one.every((edge, index) => Math.abs(edge - (other[index] ?? 0)) < width * 0.01 + 0.0002)
}

const centreOf = ([west, south, east, north]: Bounds): Place => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
})

/**
 * Degrees clockwise from north to where homes are, from bounds that lie wholly outside; `null` for
 * others.
 */
export function wayHome(bounds: Bounds): number | null {
  const [west, south, east, north] = bounds
  const isOutside =
    west > HOME_GROUND[2] ||
    east < HOME_GROUND[0] ||
    south > HOME_GROUND[3] ||
    north < HOME_GROUND[1]
  if (!isOutside) return null
  const [here, home] = [centreOf(bounds), centreOf(HOME_GROUND)].map((place) => worldPx(place, 0))
  if (!here || !home) return null
  // On a map y grows to the south.
  return (Math.atan2(home.x - here.x, here.y - home.y) * 180) / Math.PI
}

/** The zoom at which bounds fill a map of this size. */
function zoomIn([west, south, east, north]: Bounds, { width, height }: typeof WIDE): number {
  const start = worldPx({ lat: north, lng: west }, 0)
  const end = worldPx({ lat: south, lng: east }, 0)
  return Math.min(Math.log2(width / (end.x - start.x)), Math.log2(height / (end.y - start.y)))
}

/** Steps of zoom by which clusters are larger than the API would have them, to leave air. */
const AIR = 0.25

/** The zoom at which a visitor is likely to see these bounds. */
export function zoomOf(bounds: Bounds): number {
  const [west, south, east, north] = bounds
  const isTall = (east - west) * 0.84 < north - south
  const zoom = zoomIn(bounds, isTall ? TALL : WIDE)
  return Number(Math.max(5, Math.min(18, zoom - AIR)).toFixed(2))
}

/** The bounds of all results. */
export function extentOf(pins: readonly Place[], clusters: readonly Bounds[]): Bounds {
  const all = [...clusters, ...pins.map(({ lat, lng }) => [lng, lat, lng, lat] as const)]
  if (all.length === 0) return HOME_GROUND
  const edge = (index: 0 | 1 | 2 | 3, pick: typeof Math.min) =>
    pick(...all.map((bounds) => bounds[index]))
  return [
    edge(0, Math.min) - LEAST,
    edge(1, Math.min) - LEAST,
    edge(2, Math.max) + LEAST,
    edge(3, Math.max) + LEAST,
  ]
}

/** The share of results that a first view may leave out, and the steps of zoom that a phone must gain. */
const FAR = { share: 0.1, gain: 0.65 }

type Mark = Place & { count: number; bounds: Bounds }

/**
 * The bounds of nine results of ten, from the middle of all on, where few that lie far off would
 * leave all others in one place; otherwise of all.
 */
export function denseBounds(marks: readonly Mark[]): Bounds {
  const extent = around(marks)
  const total = marks.reduce((sum, { count }) => sum + count, 0)
  const middle = { lat: middleOf(marks, 'lat'), lng: middleOf(marks, 'lng') }
  const kept: Mark[] = []
  let left = total * (1 - FAR.share)
  for (const mark of marks.toSorted((a, b) => farFrom(a, middle) - farFrom(b, middle))) {
    if (left <= 0) break
    kept.push(mark)
    left -= mark.count
  }
  const dense = around(kept)
  return zoomIn(dense, TALL) - zoomIn(extent, TALL) >= FAR.gain ? dense : extent
}

const around = (marks: readonly Mark[]) =>
  extentOf(
    [],
    marks.map(({ bounds }) => bounds),
  )

/** The degrees that half of the results lie below. */
function middleOf(marks: readonly Mark[], axis: 'lat' | 'lng'): number {
  const sorted = marks.toSorted((a, b) => a[axis] - b[axis])
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let below = 0
  for (const mark of sorted) {
    below += mark.count
    if (below >= half) return mark[axis]
  }
  return 0
}

const farFrom = (a: Place, b: Place) =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((b.lat * Math.PI) / 180))

/** The picture that shows these bounds; discs on it may say the names of its towns. */
export function pictureOf(bounds: Bounds, { hasTowns = false } = {}) {
  const zoomOn = (size: keyof typeof INSIDE) => {
    const most = zoomIn(bounds, INSIDE[size])
    return zoomFor((zoom) => zoom <= most)
  }
  const mark: MapPicture['mark'] = hasTowns ? 'towns' : 'none'
  return { centre: centreOf(bounds), zoom: zoomOn('desk'), smallZoom: zoomOn('hand'), mark }
}

/** The key by which a pin finds the homes of the list that lie there: degrees to about a metre. */
export const placeKey = ({ lat, lng }: Place): string => `${lat.toFixed(5)},${lng.toFixed(5)}`
