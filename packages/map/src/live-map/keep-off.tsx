import type { Place } from '@sumai/basemap/mercator'
import { BOLD } from '@sumai/basemap/style/layer'
import { STATION_NAMES, TERMINALS } from '@sumai/basemap/style/rails'
import type { ExpressionSpecification, FilterSpecification, GeoJSONSource } from 'maplibre-gl'
import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'

type Props = {
  /** With `sign`, what stands there is a pin above the place, or the price below a disc. */
  places: readonly (Place & { sign?: 'above' | 'below' })[]
  /** Of the pins that stand there, px. */
  size: number
  /** px of the height of signs. */
  signSize?: number
  /** Stations whose names those pins have. */
  stations?: readonly string[]
  /** The same of municipalities. */
  towns?: readonly string[]
}

/** Layers below it keep off the pins. */
export const KEPT_FREE = 'kept-free'
const MUNICIPALITIES = 'municipality-names'
/** px of the price below a disc, which is four times as wide. */
const PRICE = 20
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
export function KeepOff({ places, size, signSize = size, stations = [], towns = [] }: Props) {
  const ready = use(MapContext)
  const named = stations.join()
  const taken = towns.join()

  useEffect(() => {
    if (!ready) return
    const { map } = ready
    map.addSource(KEPT_FREE, { type: 'geojson', data: collection([]) })
    map.addLayer({
      ...{ id: KEPT_FREE, source: KEPT_FREE, type: 'symbol' },
      layout: {
        'text-field': ['match', ['get', 'sign'], 'none', '●', 'below', '●●●●', '●●●'],
        'text-offset': [
          'match',
          ['get', 'sign'],
          'above',
          ['literal', [0, -0.9]],
          'below',
          ['literal', [0, 1.25]],
          ['literal', [0, 0]],
        ],
        'text-font': BOLD,
        'text-size': ['match', ['get', 'sign'], 'none', size, 'below', PRICE, signSize],
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
    if (map.getLayer(MUNICIPALITIES)) {
      map.setLayoutProperty(MUNICIPALITIES, 'text-variable-anchor-offset', NEAR)
      map.setLayoutProperty(MUNICIPALITIES, 'text-padding', NAME_APART)
    }
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      map.removeLayer(KEPT_FREE)
      map.removeSource(KEPT_FREE)
    }
  }, [ready, size, signSize, named])

  useEffect(() => {
    if (!taken || !ready?.map.getLayer(MUNICIPALITIES)) return
    const { map } = ready
    const shown = map.getFilter(MUNICIPALITIES) ?? true
    const isOther: ExpressionSpecification = [
      '!',
      ['in', ['get', 'name'], ['literal', taken.split(',')]],
    ]
    map.setFilter(MUNICIPALITIES, ['all', shown, isOther] as FilterSpecification)
    return () => {
      if (map.getStyle()) map.setFilter(MUNICIPALITIES, shown as FilterSpecification)
    }
  }, [ready, taken])

  useEffect(() => {
    ready?.map.getSource<GeoJSONSource>(KEPT_FREE)?.setData(collection(places))
  }, [ready, places])

  return null
}

const collection = (places: Props['places']) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ lat, lng, sign = 'none' }) => ({
    type: 'Feature' as const,
    properties: { sign },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
})
