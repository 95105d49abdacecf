import type { Place } from '@sumai/basemap/mercator'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { createContext, use, useMemo } from 'react'
import type { Bounds, Edges, Padding } from './map-options.ts'
import type { ReadyMap } from './use-map.ts'

/** Moves of the page itself, which `onMove` does not tell. */
export const QUIET = { isQuiet: true }
export const isQuiet = (event: object) => 'isQuiet' in event

/** Of what is seen: the padding of a map is covered. */
export function boundsOf(map: MapLibreMap): Bounds {
  const { clientWidth, clientHeight } = map.getContainer()
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding()
  const northWest = map.unproject([left, top])
  const southEast = map.unproject([clientWidth - right, clientHeight - bottom])
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat]
}

/** The map around a part of `LiveMap`; `null` until it is drawn. */
export const MapContext = createContext<ReadyMap | null>(null)

type Room = { above: number; beside: number; below: number }

/** ms of a flight to what was pressed. */
const FLIGHT = 300

/** What parts of `LiveMap` do with its view; `null` until the map is drawn. */
export function useCamera() {
  const ready = use(MapContext)
  return useMemo(() => ready && cameraOn(ready.map), [ready])
}

export type Camera = ReturnType<typeof cameraOn>

const cameraOn = (map: MapLibreMap) => ({
  bounds: () => boundsOf(map),
  isMoving: () => map.isMoving(),
  zoom: () => map.getZoom(),
  /** Says when the map rests, whoever has moved it; returns what ends that. */
  onRest(listen: () => void) {
    map.on('moveend', listen)
    return () => {
      map.off('moveend', listen)
    }
  },
  /** The place in the middle of what is seen. */
  middle: (): Place => map.getCenter(),
  /** From now on so many px are covered: `middle` and `bounds` are those of the rest. */
  cover(padding: Edges) {
    const { clientWidth, clientHeight } = map.getContainer()
    const { top, right, bottom, left } = padding
    const center = map.unproject([
      (left + clientWidth - right) / 2,
      (top + clientHeight - bottom) / 2,
    ])
    map.jumpTo({ center, padding }, QUIET)
  },
  /** Brings a place to the middle, as what covers the map comes and goes. */
  centre({ lat, lng }: Place, { isTold }: { isTold: boolean }) {
    map.easeTo({ center: [lng, lat], duration: FLIGHT }, isTold ? {} : QUIET)
  },
  /** Shows bounds without a word about it, because the page asks for them. */
  show(bounds: Bounds, padding: Padding, { glides = false } = {}) {
    map.fitBounds([...bounds], { padding, duration: glides ? FLIGHT : 0 }, QUIET)
  },
  /** As the visitor asks; at once for those who want no motion. */
  flyTo(bounds: Bounds, padding: Padding) {
    map.fitBounds([...bounds], { padding, duration: FLIGHT, maxZoom: 17 })
  },
  /** Moves as little as needed, without a word, so that there is room around a place: px. */
  reveal({ lat, lng }: { lat: number; lng: number }, room: Room) {
    const { x, y } = map.project([lng, lat])
    const right = map.getContainer().clientWidth - room.beside
    const across = x < room.beside ? x - room.beside : Math.max(0, x - right)
    const foot = map.getContainer().clientHeight - room.below
    const head = Math.min(room.above, foot)
    const down = y < head ? y - head : Math.max(0, y - foot)
    if (across !== 0 || down !== 0) map.panBy([across, down], { duration: FLIGHT }, QUIET)
  },
  goTo({ lat, lng }: { lat: number; lng: number }, zoom: number) {
    map.easeTo({ center: [lng, lat], zoom: Math.max(map.getZoom(), zoom), duration: FLIGHT })
  },
})
