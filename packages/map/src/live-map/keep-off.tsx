import type { Place } from '@sumai/basemap/mercator'
import { BOLD } from '@sumai/basemap/style/layer'
import { STATION_NAMES } from '@sumai/basemap/style/rails'
import type { ExpressionSpecification, FilterSpecification, GeoJSONSource } from 'maplibre-gl'
import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'

type Props = {
  /** With `isSign`, what stands there is three times as wide as high and above the place. */
  places: readonly (Place & { isSign?: boolean })[]
  /** Of the pins that stand there, px. */
  size: number
  /** px of the height of signs. */
  signSize?: number
  /** Stations whose names those pins have. */
  stations?: readonly string[]
}

/** Layers below it keep off the pins. */
export const KEPT_FREE = 'kept-free'
const MUNICIPALITIES = 'municipality-names'
/** em between the place of a station and its name, where a pin stands on it. */
const besideStation = (size: number) => size / 2 / 13 + 0.3

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
export function KeepOff({ places, size, signSize = size, stations = [] }: Props) {
  const ready = use(MapContext)
  const named = stations.join()

  useEffect(() => {
    if (!ready) return
    const { map } = ready
    map.addSource(KEPT_FREE, { type: 'geojson', data: collection([]) })
    map.addLayer({
      ...{ id: KEPT_FREE, source: KEPT_FREE, type: 'symbol' },
      layout: {
        'text-field': ['case', ['get', 'isSign'], '●●●', '●'],
        'text-offset': ['case', ['get', 'isSign'], ['literal', [0, -0.9]], ['literal', [0, 0]]],
        'text-font': BOLD,
        'text-size': ['case', ['get', 'isSign'], signSize, size],
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
      }
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
    ready?.map.getSource<GeoJSONSource>(KEPT_FREE)?.setData(collection(places))
  }, [ready, places])

  return null
}

const collection = (places: Props['places']) => ({
  type: 'FeatureCollection' as const,
  features: places.map(({ lat, lng, isSign = false }) => ({
    type: 'Feature' as const,
    properties: { isSign },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
})
