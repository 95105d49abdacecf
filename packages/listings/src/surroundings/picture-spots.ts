import { pxPerMetre } from '@sumai/basemap/mercator'
import { type MapPicture, STATIC_SIZES } from '@sumai/basemap/static-map'
import { FIVE_MINUTES_M, type LatLng } from '@sumai/domain/listing/distance'
import { spotOf } from '@sumai/map/frame'
import { spread } from '@sumai/map/spread'
import type { Nearby } from './surroundings-data.ts'

type Zoom = MapPicture['zoom']
type Spot = { x: number; y: number }
type Box = { left: number; top: number; right: number; bottom: number }

/** Zooms of the picture, and those for a phone, where it shows as much ground in less room. */
const ZOOMS = [
  [14, 13.5],
  [13.5, 13],
  [13, 12.5],
] as const satisfies [Zoom, Zoom][]

/** px that discs are apart, so that on a phone, where all is drawn smaller, none covers another. */
const APART = 38
/** px from the middle of what a phone shows; a station has room for its name, too. */
const ON_PHONE = { x: 255, y: 205 }
const STATION = { x: 230, y: 195 }
/** px: what the sign of the home covers on a phone. */
const SIGN = { left: -66, top: -66, right: 66, bottom: 4 }
/** px: the credit at the foot, on a phone and on a wide screen. */
const CREDITS = [
  { left: -186, top: 184, right: 276, bottom: 226 },
  { left: 64, top: 192, right: 400, bottom: 226 },
]
/**
 * px of a character of a station's name, of what is beside it, and around its middle, on a phone and
 * on a wide screen; and of the picture there.
 */
const NAMES = [
  { character: 19, beside: 23, half: 12, frame: { x: 264, y: 216 }, credit: CREDITS[0] },
  { character: 13, beside: 20, half: 9, frame: { x: 398, y: 218 }, credit: CREDITS[1] },
]
/** px: the button that makes the map move, on a wide screen and on a phone, at the left. */
const PRESS = [
  { left: -392, top: -212, right: -250, bottom: -160 },
  { left: -262, top: -212, right: -52, bottom: -138 },
]

const { width, height } = STATIC_SIZES.wide
const room = { width, height }

type PictureSpot = Spot & { isOnPhone: boolean }

export type AroundPicture = {
  zoom: Zoom
  smallZoom: Zoom
  /** The upper corner where fewer places are. */
  pressOn: 'left' | 'right'
  /** Where places stand, px from the home in the middle; `null` beside the picture. */
  spots: (PictureSpot | null)[]
}

/**
 * The picture around a home: ten minutes on foot, or as far as its nearest station. Discs keep off
 * the names of stations, the sign of the home and the button.
 */
export function aroundPicture(
  home: LatLng,
  places: readonly Pick<Nearby, 'group' | 'name' | 'at'>[],
): AroundPicture {
  const spotAt = (at: LatLng, zoom: Zoom) => fromMiddle(spotOf(at, home, zoom, room))
  const nearest = places.find(({ group, at }) => group === 'eki' && at)?.at
  const [zoom, smallZoom] =
    ZOOMS.find(([zoom]) => nearest && isWithin(spotAt(nearest, zoom), STATION)) ?? ZOOMS[0]
  const seen = places.map(({ at }) => {
    const spot = at && spotAt(at, zoom)
    return spot && isWithin(spot, { x: width / 2, y: height / 2 }) ? spot : null
  })
  const rings = RING_WORDS.map(({ times, angle }) =>
    words(times * FIVE_MINUTES_M * pxPerMetre(home.lat, zoom), angle),
  )
  const names = places.flatMap(({ group, name }, index) => {
    const spot = seen[index]
    return group === 'eki' && spot ? nameBoxes(spot, name, rings) : []
  })
  const spots = seen.flatMap((spot) => spot ?? [])
  const onPress = (boxes: readonly Box[]) =>
    spots.filter((spot) => boxes.some((box) => isIn(spot, box))).length +
    names.filter((name) => boxes.some((box) => meets(name, box))).length
  const right = PRESS.map(mirrored)
  const isLeft = onPress(PRESS) <= onPress(right)
  const placed = spread(spots.map(fromCorner), {
    room,
    apart: APART,
    obstacles: [
      ...[SIGN, ...CREDITS.slice(0, 1), ...names, ...rings, ...(isLeft ? PRESS : right)],
    ].map(boxFromCorner),
  }).map(fromMiddle)
  let next = 0
  return {
    ...{ zoom, smallZoom, pressOn: isLeft ? 'left' : 'right' },
    spots: seen.map((spot) => {
      const free = spot && placed[next++]
      if (!free) return null
      const at = { x: Math.round(free.x), y: Math.round(free.y) }
      return { ...at, isOnPhone: isWithin(at, ON_PHONE) }
    }),
  }
}

/**
 * Where the server writes a name, on a phone and on a wide screen: beside its station, or below or
 * above it, wherever there is room first (paint-names.ts).
 */
function nameBoxes(spot: Spot, name: string, rings: readonly Box[]): Box[] {
  return NAMES.flatMap(({ character, beside, half, frame, credit }) => {
    const length = name.length * character
    const { x, y } = spot
    const beneath = { left: x - length / 2, right: x + length / 2 }
    const level = { top: y - half, bottom: y + half }
    const sides: Box[] = [
      { ...level, left: x + beside, right: x + beside + length },
      { ...level, left: x - beside - length, right: x - beside },
      { ...beneath, top: y + beside, bottom: y + beside + 2 * half },
      { ...beneath, top: y - beside - 2 * half, bottom: y - beside },
    ]
    const isFree = (box: Box) =>
      box.left > -frame.x &&
      box.right < frame.x &&
      box.top > -frame.y &&
      box.bottom < frame.y &&
      ![SIGN, credit, ...rings].some((other) => other && meets(box, other))
    return sides.find(isFree) ?? []
  })
}

/** Where the rings around the home are named (paint-home.ts). */
const RING_WORDS = [
  { times: 1, angle: Math.PI / 5 },
  { times: 2, angle: -Math.PI / 2 },
]

/** What is written on a ring (徒歩5分), px on a phone. */
function words(radius: number, angle: number): Box {
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
  return { left: x - 40, top: y - 10, right: x + 40, bottom: y + 10 }
}

const fromMiddle = ({ x, y }: Spot): Spot => ({ x: x - width / 2, y: y - height / 2 })
const fromCorner = ({ x, y }: Spot): Spot => ({ x: x + width / 2, y: y + height / 2 })
const boxFromCorner = ({ left, top, right, bottom }: Box): Box => ({
  ...{ left: left + width / 2, top: top + height / 2 },
  ...{ right: right + width / 2, bottom: bottom + height / 2 },
})

const mirrored = ({ left, right, ...box }: Box): Box => ({ ...box, left: -right, right: -left })
const isWithin = (spot: Spot, { x, y }: Spot) => Math.abs(spot.x) < x && Math.abs(spot.y) < y
const isIn = ({ x, y }: Spot, { left, top, right, bottom }: Box) =>
  x > left && x < right && y > top && y < bottom
const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
