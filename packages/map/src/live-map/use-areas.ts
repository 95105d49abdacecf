import type { Place } from '@sumai/basemap/mercator'
import { useEffect } from 'react'
import type { ReadyMap } from './use-map.ts'

/** A circle on the ground. */
export type MapArea = Place & { metres: number }

const METRES_PER_DEGREE = 111_195
const CORNERS = 64

/** Draws areas below the names, in the colour of what is chosen. */
export function useAreas(ready: ReadyMap | null, areas: readonly MapArea[]): void {
  useEffect(() => {
    if (!ready || areas.length === 0) return
    const { map } = ready
    const colour = getComputedStyle(map.getContainer()).getPropertyValue('--c-accent')
    const firstName = map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol')
    map.addSource('areas', {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: areas.map(circle) },
    })
    const layer = { source: 'areas' }
    map.addLayer(
      { ...layer, id: 'area', type: 'fill', paint: { 'fill-color': colour, 'fill-opacity': 0.18 } },
      firstName,
    )
    map.addLayer(
      { ...layer, id: 'area-edge', type: 'line', paint: { 'line-color': colour, 'line-width': 2 } },
      firstName,
    )
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      map.removeLayer('area-edge')
      map.removeLayer('area')
      map.removeSource('areas')
    }
  }, [ready, areas])
}

function circle({ lat, lng, metres }: MapArea) {
  const north = metres / METRES_PER_DEGREE
  const east = north / Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: CORNERS + 1 }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI
    return [lng + east * Math.cos(angle), lat + north * Math.sin(angle)]
  })
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  }
}
