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
/** px of a character of a station's name on a phone, and of what is beside and around the name. */
const NAME = { character: 19, beside: 20, half: 12 }
/** px: the button that makes the map move, on a wide screen and on a phone, at the left. */
const PRESS = [
  { left: -392, top: -212, right: -250, bottom: -160 },
  { left: -262, top: -212, right: -52, bottom: -138 },
]

/** px: the credit at the foot, on a phone. */
const CREDIT = { left: -176, top: 184, right: 276, bottom: 226 }

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
  const names = places.flatMap(({ group, name }, index) => {
    const spot = seen[index]
    return group === 'eki' && spot ? nameBox(spot, name) : []
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
      ...[SIGN, CREDIT, ...names, ...(isLeft ? PRESS : right)],
      ...[1, 2].map((times) => words(times * FIVE_MINUTES_M * pxPerMetre(home.lat, zoom))),
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

/** Where the server writes a name: at the right of its station, or at the left if the sign is there. */
function nameBox({ x, y }: Spot, name: string): Box {
  const { character, beside, half } = NAME
  const length = beside + 6 + name.length * character
  const atRight = { left: x + beside, top: y - half, right: x + length, bottom: y + half }
  const atLeft = { ...atRight, left: x - length, right: x - beside }
  return meets(atRight, SIGN) || atRight.right > ON_PHONE.x ? atLeft : atRight
}

/** What is written on a ring around the home (徒歩5分), px on a phone. */
function words(radius: number): Box {
  const [x, y] = [radius * Math.cos(Math.PI / 5), radius * Math.sin(Math.PI / 5)]
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
