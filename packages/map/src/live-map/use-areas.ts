import type { Place } from '@sumai/basemap/mercator'
import type { ExpressionSpecification, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'
import type { ReadyMap } from './use-map.ts'

/** A circle on the ground; a ring only says how far something is. */
export type MapArea = Place & { metres: number; isRing?: boolean }

const METRES_PER_DEGREE = 111_195
const CORNERS = 64
/** Zoom below which a circle is small, and a dot stands for it. */
const SMALL = 13.5

const SOURCE = 'areas'
const RING: ExpressionSpecification = ['get', 'isRing']
const AREA: ExpressionSpecification = ['!', RING]
const LAYERS = ['area', 'area-edge', 'area-dot', 'ring', 'ring-edge'] as const

/** Draws areas below the names, in the colour of what is chosen. */
export function useAreas(ready: ReadyMap | null, areas: readonly MapArea[]): void {
  useEffect(() => {
    if (!ready || areas.length === 0) return
    const { map } = ready
    map.addSource(SOURCE, {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: areas.flatMap(circle) },
    })
    addLayers(map)
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      for (const id of LAYERS) map.removeLayer(id)
      map.removeSource(SOURCE)
    }
  }, [ready, areas])
}

function addLayers(map: MapLibreMap): void {
  const look = getComputedStyle(map.getContainer())
  const colour = look.getPropertyValue('--c-accent')
  const quiet = look.getPropertyValue('--c-primary')
  const firstName = map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol')
  const [area, edge, dot, ring, ringEdge] = LAYERS
  map.addLayer(
    {
      ...{ id: ring, source: SOURCE, type: 'fill', filter: RING },
      paint: { 'fill-color': quiet, 'fill-opacity': 0.06 },
    },
    firstName,
  )
  map.addLayer(
    {
      ...{ id: ringEdge, source: SOURCE, type: 'line', filter: RING },
      paint: { 'line-color': quiet, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
    firstName,
  )
  map.addLayer(
    {
      ...{ id: area, source: SOURCE, type: 'fill', filter: AREA },
      paint: { 'fill-color': colour, 'fill-opacity': 0.18 },
    },
    firstName,
  )
  map.addLayer(
    {
      ...{ id: edge, source: SOURCE, type: 'line', filter: AREA },
      paint: { 'line-color': colour, 'line-width': 2 },
    },
    firstName,
  )
  map.addLayer({
    ...{ id: dot, source: SOURCE, type: 'circle', maxzoom: SMALL },
    filter: ['all', AREA, ['==', ['geometry-type'], 'Point']],
    paint: {
      'circle-radius': 7,
      'circle-color': colour,
      'circle-stroke-color': '#FFFFFF',
      'circle-stroke-width': 2,
    },
  })
}

/** The circle itself, and its middle. */
function circle({ lat, lng, metres, isRing = false }: MapArea) {
  const north = metres / METRES_PER_DEGREE
  const east = north / Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: CORNERS + 1 }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI
    return [lng + east * Math.cos(angle), lat + north * Math.sin(angle)]
  })
  const feature = { type: 'Feature' as const, properties: { isRing } }
  return [
    { ...feature, geometry: { type: 'Polygon' as const, coordinates: [ring] } },
    { ...feature, geometry: { type: 'Point' as const, coordinates: [lng, lat] } },
  ]
}
