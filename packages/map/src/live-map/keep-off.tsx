import type { Place } from '@sumai/basemap/mercator'
import { BOLD } from '@sumai/basemap/style/layer'
import { STATION_NAMES } from '@sumai/basemap/style/rails'
import type { GeoJSONSource } from 'maplibre-gl'
import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'

type Props = {
  /** With `isSign`, what stands there is three times as wide and above the place. */
  places: readonly (Place & { isSign?: boolean })[]
  /** Of the pins that stand there, px. */
  size: number
}

const LAYER = 'kept-free'
const MUNICIPALITIES = 'municipality-names'
/** On the place itself, unless a pin is there. */
const SIDES = ['center', 'top', 'bottom', 'left', 'right'] as const
/** em between a place and its name where a pin stands on it, by what is named. */
const BESIDE: readonly [layer: string, em: (size: number) => number][] = [
  [STATION_NAMES, (size) => size / 2 / 13 + 0.3],
  [MUNICIPALITIES, (size) => size / 2 / 13 + 0.7],
]

/**
 * Names of the ground stand beside these pins, not below them: on each lies a letter of its size
 * that nobody sees, and the map writes no name on another.
 */
export function KeepOff({ places, size }: Props) {
  const ready = use(MapContext)

  useEffect(() => {
    if (!ready) return
    const { map } = ready
    map.addSource(LAYER, { type: 'geojson', data: collection([]) })
    map.addLayer({
      ...{ id: LAYER, source: LAYER, type: 'symbol' },
      layout: {
        'text-field': ['case', ['get', 'isSign'], '●●●', '●'],
        'text-offset': ['case', ['get', 'isSign'], ['literal', [0, -0.9]], ['literal', [0, 0]]],
        'text-font': BOLD,
        'text-size': size,
        'text-allow-overlap': true,
      },
      paint: { 'text-opacity': 0 },
    })
    for (const [layer, em] of BESIDE) {
      // A style of another host has its own.
      if (!map.getLayer(layer)) continue
      map.setLayoutProperty(layer, 'text-radial-offset', em(size))
    }
    if (map.getLayer(MUNICIPALITIES)) {
      map.setLayoutProperty(MUNICIPALITIES, 'text-variable-anchor', [...SIDES])
    }
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      map.removeLayer(LAYER)
      map.removeSource(LAYER)
    }
  }, [ready, size])

  useEffect(() => {
    ready?.map.getSource<GeoJSONSource>(LAYER)?.setData(collection(places))
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
