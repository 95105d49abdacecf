import { pxPerMetre } from '@sumai/basemap/mercator'
import { type MapPicture, STATIC_SIZES } from '@sumai/basemap/static-map'
import { FIVE_MINUTES_M, type LatLng } from '@sumai/domain/listing/distance'
import { spotOf } from '@sumai/map/frame'
import { onItsSide } from '@sumai/map/ring-side'
import { spread } from '@sumai/map/spread'
import {
  type Box,
  boxAround,
  farFrom,
  inFrame,
  isInside,
  meets,
  mirrored,
  rounded,
  type Spot,
} from './boxes.ts'
import { minutesBox, nameBox, nameOfBeyond, upperCorners } from './picture-names.ts'
import type { Nearby } from './surroundings-data.ts'

type Zoom = MapPicture['zoom']
const HOME: Spot = { x: 0, y: 0 }

type Place = Pick<Nearby, 'no' | 'group' | 'name' | 'at'>

/** The picture of a wide screen and that of a phone, in px of their own. */
export const PICTURES = ['wide', 'small'] as const

/** px: the radius of a disc, and how far the middles of two are apart. */
export const DISC = 11
const APART = 24

/** px: the button at the left, by picture. A phone has no room for lines. */
const LOOKS = {
  wide: { hasLines: true, press: { left: -392, top: -212, right: -252, bottom: -160 } },
  small: { hasLines: false, press: { left: -187, top: -152, right: -34, bottom: -96 } },
}

/** From ten minutes on foot to as far as most stations are; a phone shows as much in less room. */
const ZOOMS = {
  wide: [14, 13.5],
  small: [13.5, 13],
} as const satisfies Record<(typeof PICTURES)[number], readonly [Zoom, Zoom]>

/** px: the sign of the home (paint-home.ts), and the credit that pages lay over the corner. */
const SIGN = { left: -37, top: -37, right: 37, bottom: 3 }
const CREDIT = { wide: 330, high: 26 }
/** px of a line beyond its disc from which on it is more than a speck. */
const SEEN_LINE = 6
/** px that a disc stands from its place at most, where only a name lies between them. */
const BESIDE_NAME = 30
/** px around a station that leave room for its name. */
const STATION = 40
/** px between two points of a line that are looked at. */
const ALONG = 3
/** px that are seen between a disc and the edge, with its line. */
const RIM = 5
/** px from the edge to the disc of a station that lies beyond it, and to one above the credit. */
const EDGE = 30
const FOOT = 44

/**
 * A number and where its disc stands, px from the home in the middle; then where its place is, if the
 * disc does not lie on it. A list, because every page has some twenty of them.
 */
type PictureSpot = readonly [no: Nearby['no'], x: number, y: number, from?: Spot]

/** The nearest station, if it lies beyond the picture: a disc at its edge that points there. */
type Beyond = Spot & {
  /** Degrees from the east, clockwise. */
  angle: number
} & Pick<Nearby, 'no' | 'name'>

type Picture = {
  zoom: Zoom
  spots: readonly PictureSpot[]
  beyond?: Beyond
}

export type AroundPicture = Record<(typeof PICTURES)[number], Picture> & {
  /** The upper corner where fewer places are. */
  pressOn: 'left' | 'right'
}

/**
 * The pictures around a home: ten minutes on foot, or as far as its nearest station. A disc stands
 * where its place is, or beside it on the same side of the rings; it keeps off the names of stations,
 * the sign of the home, the button and other discs. What finds no clear place is left to the list.
 */
export function aroundPicture(home: LatLng, places: readonly Place[]): AroundPicture {
  const nearest = places.find(({ group, at }) => group === 'eki' && at)
  const zoomOf = (of: PictureName) =>
    ZOOMS[of].find((zoom) => {
      const spot = nearest && spotAt(home, nearest, zoom)
      return spot && isInside(spot, frameOf(of, STATION))
    }) ?? ZOOMS[of][0]
  const drafts = PICTURES.map((of) => draft(of, zoomOf(of), { home, places, nearest }))
  const coveredBy = (button: (one: Draft) => Box) =>
    drafts.flatMap((one) =>
      [...one.seen.map(({ spot }) => boxAround(spot)), ...one.names].filter((box) =>
        meets(box, button(one)),
      ),
    ).length
  const onLeft = ({ press }: Draft) => press
  const onRight = ({ press }: Draft) => mirrored(press)
  const isLeft = coveredBy(onLeft) <= coveredBy(onRight)
  const [wide, small] = drafts.map((one) => finished(one, isLeft ? onLeft(one) : onRight(one)))
  return { wide, small, pressOn: isLeft ? 'left' : 'right' } as AroundPicture
}

/** The pictures on which the place of a number is not seen. */
export const missingOn = (pictures: AroundPicture, no: number | null): string | undefined =>
  PICTURES.filter((of) => !pictures[of].spots.some(([other]) => other === no)).join(' ') ||
  undefined

type PictureName = (typeof PICTURES)[number]
type Draft = ReturnType<typeof draft>

/** Places and names on one picture, before its button has a corner. */
function draft(
  of: PictureName,
  zoom: Zoom,
  { home, places, nearest }: { home: LatLng; places: readonly Place[]; nearest: Place | undefined },
) {
  const { press } = LOOKS[of]
  const frame = frameOf(of, 0)
  const five = FIVE_MINUTES_M * pxPerMetre(home.lat, zoom)
  const minutes = [minutesBox(five, Math.PI / 5), minutesBox(2 * five, -Math.PI / 2)]
  const fixed = [
    SIGN,
    { ...frame, left: frame.right - CREDIT.wide, top: frame.bottom - CREDIT.high },
    ...minutes,
  ]
  const shown = places.flatMap((place) => {
    const spot = spotAt(home, place, zoom)
    return spot && isInside(spot, frame) ? [{ ...place, spot }] : []
  })
  const seen = shown.filter(({ spot }) => isInside(spot, frameOf(of, DISC + 2)))
  const isBeyond = nearest && !seen.some(({ no }) => no === nearest.no)
  const beyond = isBeyond ? beyondOf(nearest, spotAt(home, nearest, zoom), of) : null
  const names: Box[] = beyond ? [nameOfBeyond(beyond, EDGE)] : []
  // At the very edge, too, where there is no room for a disc: the server writes their names.
  const stations = shown
    .filter(({ group }) => group === 'eki')
    .toSorted((a, b) => farFrom(HOME, a.spot) - farFrom(HOME, b.spot))
  for (const [index, { name, spot }] of stations.entries()) {
    const corners = index > 0 ? upperCorners(frame) : []
    const box = nameBox(spot, name, frame, [...fixed, ...names, ...corners])
    if (box) names.push(box)
  }
  const room = frameOf(of, DISC + RIM)
  return { of, zoom, press, five, minutes, fixed, seen, beyond, names, room }
}

type Seen = Draft['seen']

/** As many places as have room: the one that stands farthest aside of those that have none goes first. */
function finished(draft: Draft, button: Box): Picture {
  const { of, zoom, beyond, minutes, names } = draft
  for (let { seen } = draft; ; ) {
    const placed = placedOn(draft, seen, button)
    const lines = placed.filter(({ isAside }) => isAside)
    const isUnclear = ({ no, at, own }: Placed) =>
      [...minutes, ...names].some((box) => pointsOn(at, own).some((one) => meets(one, box))) ||
      placed.some(
        (other) =>
          other.no !== no &&
          pointsOn(at, own).some(({ left, top }) => farFrom(other.at, { x: left, y: top }) < DISC),
      ) ||
      lines.some((other) => other.no !== no && cross([at, own], [other.at, other.own]))
    const [worst] = lines
      .filter((line) => !LOOKS[of].hasLines || isUnclear(line))
      .toSorted((a, b) => farFrom(b.at, b.own) - farFrom(a.at, a.own))
    if (!worst) return { zoom, spots: placed.map(toSpot), ...(beyond && { beyond }) }
    seen = seen.filter(({ no }) => no !== worst.no)
  }
}

type Placed = ReturnType<typeof placedOn>[number]

function placedOn({ five, fixed, names, room }: Draft, seen: Seen, button: Box) {
  const spots = seen.map(({ spot }) => spot)
  const placed = spread(spots, {
    apart: APART,
    fixed: seen.filter(({ group }) => group === 'eki').length,
    obstacles: [...fixed, ...names, button],
    keep: (spot, index) =>
      inFrame(
        onItsSide(spot, spots[index] ?? spot, { middle: HOME, radii: [five, 2 * five] }),
        room,
      ),
  })
  return seen.map(({ no, spot: own }, index) => {
    const at = placed[index] ?? own
    // A line that ends under the name of a station would point at the station.
    const isNamed = names.some((name) => meets(boxAround(own), name))
    const isAside = farFrom(at, own) > (isNamed ? BESIDE_NAME : DISC + SEEN_LINE)
    return { no, own, at, isAside }
  })
}

function toSpot({ no, own, at, isAside }: Placed): PictureSpot {
  const { x, y } = rounded(at)
  return isAside ? [no, x, y, rounded(own)] : [no, x, y]
}

/** Along a line, but for the disc at its beginning. */
function pointsOn(start: Spot, end: Spot): Box[] {
  const count = Math.ceil(farFrom(start, end) / ALONG)
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count
    return boxAround({
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    })
  })
}

type Line = readonly [Spot, Spot]

function cross([a, b]: Line, [c, d]: Line): boolean {
  const side = (one: Spot, other: Spot, of: Spot) =>
    (other.x - one.x) * (of.y - one.y) - (other.y - one.y) * (of.x - one.x) > 0
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

const spotAt = (home: LatLng, { at }: Place, zoom: Zoom): Spot | null =>
  at && spotOf(at, home, zoom, { width: 0, height: 0 })

/** What a picture shows, without so much at its edge. */
function frameOf(of: PictureName, edge: number): Box {
  const { width, height } = STATIC_SIZES[of]
  const [right, bottom] = [width / 2 - edge, height / 2 - edge]
  return { left: -right, top: -bottom, right, bottom }
}

/** At the edge, in the direction of what lies beyond. */
function beyondOf({ no, name }: Place, spot: Spot | null, of: PictureName): Beyond | null {
  if (!spot) return null
  const { x, y } = spot
  const { right, top, bottom } = frameOf(of, EDGE)
  const share = Math.min(right / Math.abs(x), (y < 0 ? top : bottom + EDGE - FOOT) / y)
  const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI)
  return { ...rounded({ x: x * share, y: y * share }), angle, no, name }
}
