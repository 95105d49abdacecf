import { STATIC_SIZES, staticMapUrl } from '@sumai/basemap/static-map'
import { coverageLimit, floorAreaLimit, type Plot } from '@sumai/domain/listing/building-limits'
import type { LatLng } from '@sumai/domain/listing/distance'
import { PLOT_SIZE, plotOf, plotUrl } from '@sumai/madori/plot'
import type { PropertyRow } from '../rows.ts'
import type { Shot } from './pictures.ts'

/** Pictures that a listing has at least. */
const FEWEST = 6

const { width, height, density } = STATIC_SIZES.photo
const MAP_SIZE = { width: width * density, height: height * density }

/** From the neighbourhood to the region. */
const MAPS = [
  { zoom: 13.5, mark: 'home', caption: '周辺の地図' },
  { zoom: 13, mark: 'pin', caption: '駅からの地図' },
  { zoom: 11, mark: 'pin', caption: '広い範囲の地図' },
] as const

/**
 * The pictures of a listing, with maps of where it is: one, or as many as it takes to have enough.
 * `home` gives them the colours of its site.
 */
export function withMaps(
  shots: readonly Shot[],
  { lat, lng }: LatLng,
  home: 'home' | 'sale' = 'home',
): Shot[] {
  const missing = Math.max(1, FEWEST - shots.length)
  return [
    ...shots,
    ...MAPS.slice(0, missing).map(
      ({ zoom, mark, caption }): Shot => ({
        type: 'map',
        url: staticMapUrl({
          ...{ centre: { lat, lng }, zoom, size: 'photo' },
          mark: mark === 'home' ? home : mark,
        }),
        caption,
        ...MAP_SIZE,
      }),
    ),
  ]
}

type Ground = Plot & Pick<PropertyRow, 'tochiMen' | 'rojijoWariai' | 'setsudo'>

/** What is drawn of a plot: its shape by frontage and area, and how much may be built there. */
export function plotShots(ground: Ground): { plot: Shot[]; volume: Shot[] } {
  const floors = Math.floor(floorAreaLimit(ground))
  const plot = plotOf({
    men: ground.tochiMen ?? null,
    setsudo: ground.setsudo ?? null,
    rojijoWariai: ground.rojijoWariai ?? null,
    limits: {
      cover: coverageLimit({ ...ground, setsudoJokyo: null }),
      floors,
      isByRoad: floors < (ground.yoseki ?? 0),
    },
  })
  if (!plot) return { plot: [], volume: [] }
  const drawn = (look: 'plot' | 'volume', caption: string): Shot[] => [
    { type: 'map', url: plotUrl(plot, look), caption, ...PLOT_SIZE },
  ]
  return { plot: drawn('plot', '区画図'), volume: drawn('volume', '建てられる大きさ') }
}
