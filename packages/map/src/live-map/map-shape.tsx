import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'
import type { Corner } from './simplify.ts'

const SOURCE = 'shape'
const LAYERS = ['shape', 'shape-edge'] as const

type Props = { corners: readonly Corner[] }

/** An area on the map, below its names. */
export function MapShape({ corners }: Props) {
  const ready = use(MapContext)
  const key = corners.join()
  useEffect(() => {
    if (!ready || !key) return
    const { map } = ready
    const degrees = key.split(',').map(Number)
    const ring = Array.from({ length: degrees.length / 2 }, (_, index) =>
      degrees.slice(index * 2, index * 2 + 2),
    )
    map.addSource(SOURCE, {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
      },
    })
    const colour = getComputedStyle(map.getContainer()).getPropertyValue('--c-primary')
    const firstName = map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol')
    const [fill, edge] = LAYERS
    map.addLayer(
      {
        ...{ id: fill, source: SOURCE, type: 'fill' },
        paint: { 'fill-color': colour, 'fill-opacity': 0.16 },
      },
      firstName,
    )
    map.addLayer(
      {
        ...{ id: edge, source: SOURCE, type: 'line' },
        paint: { 'line-color': colour, 'line-width': 3 },
      },
      firstName,
    )
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      for (const id of LAYERS) map.removeLayer(id)
      map.removeSource(SOURCE)
    }
  }, [ready, key])
  return null
}
