import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'

type Props = {
  /** Of its source, one for each shape on a map. */
  name: string
  /** Of longitude and latitude. */
  rings: readonly (readonly (readonly number[])[])[]
  /** A ground that is only told of has a faint one. */
  isFaint?: boolean
}

/** An area on the map, below its names. */
export function MapShape({ name, rings, isFaint = false }: Props) {
  const ready = use(MapContext)
  const key = JSON.stringify(rings)
  useEffect(() => {
    if (!ready) return
    const { map } = ready
    map.addSource(name, {
      type: 'geojson',
      data: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'MultiPolygon', coordinates: polygonsOf(JSON.parse(key)) },
      },
    })
    const colour = getComputedStyle(map.getContainer()).getPropertyValue('--c-primary')
    const firstName = map.getLayersOrder().find((id) => map.getLayer(id)?.type === 'symbol')
    const [fill, edge] = [name, `${name}-edge`]
    map.addLayer(
      {
        ...{ id: fill, source: name, type: 'fill' },
        paint: { 'fill-color': colour, 'fill-opacity': isFaint ? 0.06 : 0.16 },
      },
      firstName,
    )
    map.addLayer(
      {
        ...{ id: edge, source: name, type: 'line' },
        paint: { 'line-color': colour, 'line-width': isFaint ? 2 : 3 },
      },
      firstName,
    )
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      for (const id of [fill, edge]) map.removeLayer(id)
      map.removeSource(name)
    }
  }, [ready, name, key, isFaint])
  return null
}

const polygonsOf = (rings: number[][][]) => rings.map((ring) => [[...ring, ...ring.slice(0, 1)]])
