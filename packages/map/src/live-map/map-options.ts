import type { Place } from '@sumai/basemap/mercator'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { ReactNode } from 'react'

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** px along each side of a map. */
export type Edges = { top: number; right: number; bottom: number; left: number }

/** px that stay free around bounds, on all sides or on each. */
export type Padding = number | Edges

export type MapView =
  | { centre: Place; zoom: number }
  | {
      bounds: Bounds
      padding?: Padding
      /** The zoom is the next lower multiple of it: that of a picture below. */
      step?: number
    }

export type MapPin = Place & {
  id: string
  /** A button, a link or a mark; its foot stands on the place, or its middle lies there. */
  content: ReactNode
  anchor?: 'bottom' | 'center'
  /** The higher lies above. */
  level?: number
}

/** px around the bounds of a view, unless it says otherwise. */
const PADDING = 40

/** The view as MapLibre's constructor takes it; bounds are shown by `fit`. */
export const cameraOf = (view: MapView) =>
  'bounds' in view
    ? {}
    : { center: [view.centre.lng, view.centre.lat] as [number, number], zoom: view.zoom }

/** Shows the view in the size that the map has now; what is covered already counts as its padding. */
export function fit(map: MapLibreMap, view: MapView, event: object): void {
  if (!('bounds' in view)) return
  const wanted = view.padding ?? PADDING
  const covered = map.getPadding()
  const rest = (side: keyof Edges) =>
    Math.max(0, (typeof wanted === 'number' ? wanted : wanted[side]) - (covered[side] ?? 0))
  const padding: Edges = {
    top: rest('top'),
    right: rest('right'),
    bottom: rest('bottom'),
    left: rest('left'),
  }
  const bounds: [number, number, number, number] = [...view.bounds]
  const { zoom } = map.cameraForBounds(bounds, { padding }) ?? {}
  const maxZoom = view.step && zoom ? Math.floor(zoom / view.step) * view.step : undefined
  map.fitBounds(bounds, { padding, duration: 0, ...(maxZoom && { maxZoom }) }, event)
}

/** What MapLibre says to visitors. */
export const texts = (label: string) => ({
  'Map.Title': label,
  'CooperativeGesturesHandler.WindowsHelpText':
    'Ctrlキーを押しながらホイールを回すと、拡大・縮小できます',
  'CooperativeGesturesHandler.MacHelpText': '⌘キーを押しながらスクロールすると、拡大・縮小できます',
  'CooperativeGesturesHandler.MobileHelpText': '地図は2本の指で動かせます',
})
