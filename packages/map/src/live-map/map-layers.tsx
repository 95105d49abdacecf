import { KINDS, markId, placeLayer, RAIL_LAYERS } from '@sumai/basemap/style/kinds'
import { use, useEffect } from 'react'
import { MapContext } from './camera.ts'
import { KEPT_FREE } from './keep-off.tsx'

export type PlaceKind = keyof typeof KINDS

/** px of a disc and of the mark in it, which is drawn on a grid. */
const DISC = 24
const MARK = 14
const GRID = 24
/** Zooms from which on places have names: a phone shows less ground, so that fewer meet. */
const NAMED = { wide: 15, phone: 14.25 }

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
    const named = matchMedia('(min-width: 1024px)').matches ? NAMED.wide : NAMED.phone
    const shown = chosen.split(',').flatMap((text) => {
      const kind = text as PlaceKind
      const layer = placeLayer(kind, named)
      if (!('source' in layer) || !map.getSource(layer.source)) return []
      const mark = markOf(kind)
      if (mark && !map.hasImage(markId(kind))) map.addImage(markId(kind), mark, { pixelRatio: 2 })
      // Below what keeps the pins free, as a mark below a pin is read by nobody.
      map.addLayer(layer, map.getLayer(KEPT_FREE) && KEPT_FREE)
      return layer.id
    })
    return () => {
      // A map that was removed has no style any more.
      if (!map.getStyle()) return
      for (const id of shown) map.removeLayer(id)
    }
  }, [ready, chosen])

  return null
}

/** A white disc with the mark of a kind, at two px for one of the page. */
function markOf(kind: PlaceKind): ImageData | null {
  const { colour, mark } = KINDS[kind]
  const canvas = document.createElement('canvas')
  canvas.width = 2 * DISC
  canvas.height = 2 * DISC
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(2, 2)
  context.beginPath()
  context.arc(DISC / 2, DISC / 2, DISC / 2 - 1, 0, 2 * Math.PI)
  context.fillStyle = '#FFFFFF'
  context.fill()
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.stroke()
  context.translate((DISC - MARK) / 2, (DISC - MARK) / 2)
  context.scale(MARK / GRID, MARK / GRID)
  context.lineWidth = 2.4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(mark))
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
