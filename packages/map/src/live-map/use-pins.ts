import type { Marker } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { MapPin } from './map-options.ts'
import type { ReadyMap } from './use-map.ts'

/** Elements on the map for the contents of pins, by their ids. A pin that stays keeps its own. */
export function usePins(
  ready: ReadyMap | null,
  pins: readonly MapPin[],
): ReadonlyMap<string, HTMLElement> {
  const markers = useRef(new Map<string, Marker>())
  const [places, setPlaces] = useState<ReadonlyMap<string, HTMLElement>>(new Map())

  useEffect(() => {
    if (!ready) return
    const { current } = markers
    const isOther = update(ready, current, pins)
    inOrder(pins.flatMap(({ id }) => current.get(id)?.getElement() ?? []))
    if (isOther) setPlaces(new Map([...current].map(([id, marker]) => [id, marker.getElement()])))
  }, [ready, pins])

  useEffect(() => {
    const { current } = markers
    return () => {
      for (const marker of current.values()) marker.remove()
      current.clear()
    }
  }, [ready])

  return places
}

/** Whether there are other markers than before. */
function update(
  { map, maplibre }: ReadyMap,
  markers: Map<string, Marker>,
  pins: readonly MapPin[],
) {
  const wanted = new Set(pins.map(({ id }) => id))
  const gone = [...markers].filter(([id]) => !wanted.has(id))
  for (const [id, marker] of gone) {
    marker.remove()
    markers.delete(id)
  }
  const fresh = pins.filter(({ id }) => !markers.has(id))
  for (const { id, lat, lng, anchor = 'bottom' } of fresh) {
    const element = document.createElement('div')
    const marker = new maplibre.Marker({ element, anchor }).setLngLat([lng, lat]).addTo(map)
    markers.set(id, marker)
  }
  for (const { id, level } of pins) {
    const element = markers.get(id)?.getElement()
    if (element) element.style.zIndex = level ? String(level) : ''
  }
  return gone.length + fresh.length > 0
}

/** The order of the pins is that of the keyboard. Moving an element would take its focus away. */
function inOrder(elements: readonly HTMLElement[]) {
  let next: Element | null = null
  for (const element of elements.toReversed()) {
    const isThere = element.nextElementSibling === next
    if (!isThere && !element.contains(document.activeElement)) {
      element.parentElement?.insertBefore(element, next)
    }
    next = element
  }
}
