import { type KINDS, placeLayers, RAIL_LAYERS } from '@sumai/basemap/style/kinds'
import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'

export type PlaceKind = keyof typeof KINDS

type Props = {
  /** Stations and lines. */
  hasRails: boolean
  /** Kinds of places with a mark and a name. */
  kinds: readonly PlaceKind[]
}

/** What the map shows beside the ground. A style of another host keeps its own. */
export function MapLayers({ hasRails, kinds }: Props) {
  const ready = use(MapContext)
  const chosen = kinds.join()

  useEffect(() => {
    if (!ready) return
    const visibility = hasRails ? 'visible' : 'none'
    for (const id of RAIL_LAYERS) {
      if (ready.map.getLayer(id)) ready.map.setLayoutProperty(id, 'visibility', visibility)
    }
  }, [ready, hasRails])

  useEffect(() => {
    if (!ready || !chosen) return
    const { map } = ready
    const layers = chosen.split(',').flatMap((kind) => placeLayers(kind as PlaceKind))
    const shown = layers.filter((layer) => 'source' in layer && map.getSource(layer.source))
    for (const layer of shown) map.addLayer(layer)
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      for (const { id } of shown) map.removeLayer(id)
    }
  }, [ready, chosen])

  return null
}
