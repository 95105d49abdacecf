import type { Place } from './mercator.ts'
import { TILES_NAME } from './tiles.ts'

/** Raise it when pictures are drawn otherwise: caches keep them for ever. */
const LOOK = 10

/** Of the tiles and of how they are drawn. */
const EDITION = `${TILES_NAME.split('.')[1]}.${LOOK}`

/**
 * In px of a page, and how many px of the picture one of them has. `half` stands beside something
 * else; `full` and `tall`, on a desktop and a phone, stand with pins beside their list; `desk` and
 * `hand` lie below the map of a search, at its zoom, and are larger than it; `photo` is one of the
 * pictures of a listing, `card` stands for the picture of a building in a list, `thumb` for that of a
 * home there; these carry their credit in themselves.
 */
export const STATIC_SIZES = {
  wide: { width: 800, height: 440, density: 1 },
  half: { width: 600, height: 440, density: 1 },
  small: { width: 390, height: 320, density: 1.6 },
  full: { width: 800, height: 620, density: 0.85 },
  tall: { width: 390, height: 720, density: 1 },
  desk: { width: 1264, height: 896, density: 0.625, afar: 1 },
  hand: { width: 516, height: 756, density: 1, afar: 2 },
  photo: { width: 360, height: 240, density: 2, isCredited: true },
  card: { width: 320, height: 240, density: 2, isCredited: true },
  thumb: { width: 132, height: 174, density: 2, isCredited: true },
} as const

/** Zoom below which `afar` holds: there are few streets to draw. */
const AFAR = 10

/** px of a picture for a px of a page. */
export function densityOf(size: keyof typeof STATIC_SIZES, zoom: number): number {
  const { density, ...own } = STATIC_SIZES[size]
  return zoom < AFAR && 'afar' in own ? own.afar : density
}

/** Below the map of a search: on wide screens and on phones. */
export const GROUND_SIZES = ['desk', 'hand'] as const

/** From the whole area to a neighbourhood. */
const [FURTHEST, NEAREST] = [7, 15]
export const ZOOM_STEP = 1 / 8
const ZOOMS = Array.from(
  { length: (NEAREST - FURTHEST) / ZOOM_STEP + 1 },
  (_, n) => FURTHEST + n * ZOOM_STEP,
)

/** The nearest that is drawn of those on which something has room. */
export const zoomFor = (hasRoom: (zoom: number) => boolean): number =>
  ZOOMS.findLast(hasRoom) ?? FURTHEST

const MARKS = ['pin', 'home', 'sale', 'towns', 'none'] as const

export type MapPicture = {
  centre: Place
  zoom: number
  size: keyof typeof STATIC_SIZES
  /**
   * In the middle: a point, a home to let or for sale with what is within 5 and 10 minutes on foot,
   * or nothing; `towns` has no names of municipalities either, which discs of a page say.
   */
  mark: (typeof MARKS)[number]
}

/** Where there are tiles. */
const WORLD = { south: 32.69, north: 34.02, west: 129.88, east: 131.04 }

export const isOnMap = ({ lat, lng }: Place): boolean =>
  lat > WORLD.south && lat < WORLD.north && lng > WORLD.west && lng < WORLD.east

/** Places are told apart by 11 m, so that neighbours share a picture. */
const rounded = (degrees: number) => degrees.toFixed(4)

/** PNG for mails: Outlook shows no WebP. */
export type MapFormat = 'webp' | 'png'

/** The address of a map as a picture, under `/media/maps/`. */
export const staticMapUrl = (
  { centre, zoom, size, mark }: MapPicture,
  format: MapFormat = 'webp',
): string =>
  `/media/maps/${EDITION}/${size}/${zoom}/${rounded(centre.lat)},${rounded(centre.lng)},${mark}.${format}`

const ADDRESS =
  /^([0-9a-f]{8}\.\d+)\/(\w+)\/(\d+(?:\.\d+)?)\/(\d+\.\d{4}),(\d+\.\d{4}),(\w+)\.(webp|png)$/

type Asked = MapPicture & { format: MapFormat; isCurrent: boolean }

/** What an address asks for (without `/media/maps/`); `null` for one that no page has. */
export function readStaticMap(path: string): Asked | null {
  const [, edition, size = '', zoomText, lat, lng, markText, format] = ADDRESS.exec(path) ?? []
  const centre = { lat: Number(lat), lng: Number(lng) }
  const zoom = ZOOMS.find((known) => String(known) === zoomText)
  const mark = MARKS.find((known) => known === markText)
  if (!zoom || !mark || !isSize(size) || !isOnMap(centre)) return null
  return { centre, zoom, size, mark, format: format as MapFormat, isCurrent: edition === EDITION }
}

const isSize = (text: string): text is MapPicture['size'] => Object.hasOwn(STATIC_SIZES, text)
