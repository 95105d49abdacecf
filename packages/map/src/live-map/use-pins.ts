import { useEffect, useState } from 'react'
import type { MapPin } from './map-options.ts'
import type { ReadyMap } from './use-map.ts'

/** Elements on the map for the contents of pins, by their ids. */
export function usePins(
  ready: ReadyMap | null,
  pins: readonly MapPin[],
): ReadonlyMap<string, HTMLElement> {
  const [places, setPlaces] = useState<ReadonlyMap<string, HTMLElement>>(new Map())

  useEffect(() => {
    if (!ready) return
    const { map, maplibre } = ready
    const markers = pins.map(({ id, lat, lng, anchor = 'bottom' }) => {
      const element = document.createElement('div')
      return {
        id,
        marker: new maplibre.Marker({ element, anchor }).setLngLat([lng, lat]).addTo(map),
      }
    })
    setPlaces(new Map(markers.map(({ id, marker }) => [id, marker.getElement()])))
    return () => {
      for (const { marker } of markers) marker.remove()
    }
  }, [ready, pins])

  return places
}
