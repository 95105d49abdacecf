import type { Place } from '@sumai/basemap/mercator'
import { BOLD } from '@sumai/basemap/style/layer'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { use, useEffect, useEffectEvent } from 'react'
import { boundsOf, MapContext } from './camera.ts'
import { KEPT_FREE } from './keep-off.tsx'
import type { Bounds } from './map-options.ts'

/** A place with a few words. */
export type Spot = Place & { text: string }

type Props = {
  spots: readonly Spot[]
  /** What is in view, at first and whenever the map rests; `spots` follow. */
  onView: (bounds: Bounds) => void
}

const SOURCE = 'spots'
const LAYERS = ['spots', 'spot-texts'] as const
/** The zoom from which on they are shown: further away they would hide the map. */
export const SPOTS_FROM = 13
/** As the menu of the layers shows it. */
const COLOUR = '#6A3D8F'

/** Dots with words on the ground, for as long as they are asked for. */
export function SpotLabels({ spots, onView }: Props) {
  const ready = use(MapContext)
  const look = useEffectEvent((map: MapLibreMap) => {
    if (map.getZoom() >= SPOTS_FROM) onView(boundsOf(map))
  })

  useEffect(() => {
    if (!ready) return
    const { map } = ready
    const onRest = () => look(map)
    addLayers(map)
    onRest()
    map.on('moveend', onRest)
    return () => {
      map.off('moveend', onRest)
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      for (const id of LAYERS) map.removeLayer(id)
      map.removeSource(SOURCE)
    }
  }, [ready])

  useEffect(() => {
    const features = spots.map(({ lat, lng, text }) => ({
      type: 'Feature' as const,
      properties: { text },
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    }))
    ready?.map.getSource<GeoJSONSource>(SOURCE)?.setData({ type: 'FeatureCollection', features })
  }, [ready, spots])

  return null
}

function addLayers(map: MapLibreMap): void {
  const [dots, texts] = LAYERS
  const below = map.getLayer(KEPT_FREE) && KEPT_FREE
  map.addSource(SOURCE, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } })
  map.addLayer(
    {
      ...{ id: dots, source: SOURCE, type: 'circle', minzoom: SPOTS_FROM },
      paint: {
        'circle-radius': 4,
        'circle-color': COLOUR,
        'circle-stroke-color': '#FFFFFF',
        'circle-stroke-width': 1.5,
      },
    },
    below,
  )
  map.addLayer(
    {
      ...{ id: texts, source: SOURCE, type: 'symbol', minzoom: SPOTS_FROM },
      layout: {
        'text-field': ['get', 'text'],
        'text-font': BOLD,
        'text-size': 12,
        'text-offset': [0, 0.6],
        'text-anchor': 'top',
      },
      paint: { 'text-color': COLOUR, 'text-halo-color': '#FFFFFF', 'text-halo-width': 1.75 },
    },
    below,
  )
}
