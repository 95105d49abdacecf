import { STATIC_SIZES } from '@sumai/basemap/static-map'
import type { LatLng } from '@sumai/domain/listing/distance'
import { spotOf } from '@sumai/map/frame'
import { spread } from '@sumai/map/spread'

/** Zooms of the picture: wide, and on a phone, where it shows as much ground in less room. */
export const ZOOM = 15
export const SMALL_ZOOM = 14.5

/** px that pins are apart, so that on a phone, where all is drawn smaller, they hardly touch. */
const APART = 34
/** px: what the sign of the home covers on a phone, above the home. */
const SIGN = [-22, -52].flatMap((y) => [-60, -30, 0, 30, 60].map((x) => ({ x, y })))
/** px from the middle of what a phone shows. */
const ON_PHONE = { x: 255, y: 205 }

export type PictureSpot = { x: number; y: number; isOnPhone: boolean }

const { width, height } = STATIC_SIZES.wide
const room = { width, height }

/** Where places stand on the picture, px from the home in its middle; `null` beside it. */
export function pictureSpots(
  home: LatLng,
  places: readonly (LatLng | null)[],
): (PictureSpot | null)[] {
  const spots = places.map((place) => {
    const spot = place && spotOf(place, home, ZOOM, room)
    return spot && spot.x > 0 && spot.x < width && spot.y > 0 && spot.y < height ? spot : null
  })
  const sign = SIGN.map(({ x, y }) => ({ x: width / 2 + x, y: height / 2 + y }))
  const placed = spread([...sign, ...spots.flatMap((spot) => spot ?? [])], room, APART)
  let next = sign.length
  return spots.map((spot) => {
    const free = spot && placed[next++]
    if (!free) return null
    const [x, y] = [Math.round(free.x - width / 2), Math.round(free.y - height / 2)]
    return { x, y, isOnPhone: Math.abs(x) < ON_PHONE.x && Math.abs(y) < ON_PHONE.y }
  })
}
