import type { Place } from '@sumai/basemap/mercator'
import { BOLD, MUNICIPALITY_NAMES } from '@sumai/basemap/style/layer'
import { STATION_NAMES, TERMINALS } from '@sumai/basemap/style/rails'
import type { ExpressionSpecification, FilterSpecification, GeoJSONSource } from 'maplibre-gl'
import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'

type Props = {
  /** With `sign`, what stands there is a pin above the place, or the price below a disc of `size`. */
  places: readonly (Place & { sign?: 'above' | 'below'; size?: number })[]
  /** px of the pins that stand there, unless a place has its own. */
  size: number
  /** Stations whose names those pins have. */
  stations?: readonly string[]
  /** The same of municipalities. */
  towns?: readonly string[]
}

/** Layers below it keep off the pins. */
export const KEPT_FREE = 'kept-free'
/** px of the price below a disc, which is four times as wide; em from its middle to that of both. */
const PRICE = 20
const BELOW = [
  ...['interpolate', ['linear'], ['get', 'size']],
  ...[40, ['literal', [0, 0.65]], 100, ['literal', [0, 2.15]]],
] as never
/** em between the place of a station and its name, where a pin stands on it. */
const besideStation = (size: number) => size / 2 / 13 + 0.3

/**
 * Of stations: beside their ring, and of those that everybody knows beside the disc that lies on it,
 * without which nobody knows where he is.
 */
const BESIDE_RING = [
  ...['left', [0.7, 0], 'right', [-0.7, 0], 'top', [0, 0.7], 'bottom', [0, -0.7]],
]
const BESIDE_DISC = [
  ...['left', [2.8, 0], 'right', [-2.8, 0], 'top', [0, 3.6], 'bottom', [0, -2.6]],
]
const NEAR_STATION = [
  'match',
  ['get', 'name'],
  TERMINALS,
  ['literal', [...BESIDE_RING, ...BESIDE_DISC]],
  ['literal', BESIDE_RING],
] as never

/** px around a name, which has to find room between pins. */
const NAME_APART = 6

/**
 * Of municipalities: on the place itself, or hardly above or below it where a pin is; farther away it
 * would name another, or the sea.
 */
const NEAR = ['center', [0, 0], 'bottom', [0, -1], 'top', [0, 1]] as never

/**
 * Names of the ground stand beside these pins, not below them: on each lies a letter of its size
 * that nobody sees, and the map writes no name on another.
 */
export function KeepOff({ places, size, stations = [], towns = [] }: Props) {
  const ready = use(MapContext)
  const named = stations.join()
  const taken = towns.join()

  useEffect(() => {
    if (!ready) return
    const { map } = ready
    map.addSource(KEPT_FREE, { type: 'geojson', data: collection([], size) })
    map.addLayer({
      ...{ id: KEPT_FREE, source: KEPT_FREE, type: 'symbol' },
      layout: {
        'text-field': ['match', ['get', 'sign'], 'none', '●', 'below', '●●●●', '●●●'],
        'text-offset': [
          ...['match', ['get', 'sign']],
          ...['above', ['literal', [0, -0.9]]],
          ...['below', BELOW],
          ['literal', [0, 0]],
        ] as never,
        'text-font': BOLD,
        'text-size': ['match', ['get', 'sign'], 'below', PRICE, ['get', 'size']],
        'text-allow-overlap': true,
      },
      paint: { 'text-opacity': 0 },
    })
    // A style of another host has its own.
    if (map.getLayer(STATION_NAMES)) {
      const shown = map.getFilter(STATION_NAMES) ?? true
      const isOther: ExpressionSpecification = [
        '!',
        ['in', ['concat', ['get', 'name'], '駅'], ['literal', named.split(',')]],
      ]
      if (named) {
        map.setFilter(STATION_NAMES, ['all', shown, isOther] as FilterSpecification)
        map.setLayoutProperty(STATION_NAMES, 'text-radial-offset', besideStation(size))
      } else map.setLayoutProperty(STATION_NAMES, 'text-variable-anchor-offset', NEAR_STATION)
    }
    if (map.getLayer(MUNICIPALITY_NAMES)) {
      map.setLayoutProperty(MUNICIPALITY_NAMES, 'text-variable-anchor-offset', NEAR)
      map.setLayoutProperty(MUNICIPALITY_NAMES, 'text-padding', NAME_APART)
    }
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      map.removeLayer(KEPT_FREE)
      map.removeSource(KEPT_FREE)
    }
  }, [ready, size, named])

  useEffect(() => {
    if (!taken || !ready?.map.getLayer(MUNICIPALITY_NAMES)) return
    const { map } = ready
    const shown = map.getFilter(MUNICIPALITY_NAMES) ?? true
    const isOther: ExpressionSpecification = [
      '!',
      ['in', ['get', 'name'], ['literal', taken.split(',')]],
    ]
    map.setFilter(MUNICIPALITY_NAMES, ['all', shown, isOther] as FilterSpecification)
    return () => {
      if (map.getStyle()) map.setFilter(MUNICIPALITY_NAMES, shown as FilterSpecification)
    }
  }, [ready, taken])

  useEffect(() => {
    ready?.map.getSource<GeoJSONSource>(KEPT_FREE)?.setData(collection(places, size))
  }, [ready, places, size])

  return null
}

const collection = (places: Props['places'], usual: number) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ lat, lng, sign = 'none', size = usual }) => ({
    type: 'Feature' as const,
    properties: { sign, size },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
})
