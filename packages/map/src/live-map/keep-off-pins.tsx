import type { Place } from '@sumai/basemap/mercator'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { use, useEffect, useState } from 'react'
import { MapContext } from './camera.ts'
import { KeepOff } from './keep-off.tsx'

/** px of what names of the ground keep off: the height of a pin's name. */
const SIZE = 24
/** Decimals of a degree: about a metre. */
const FINE = 5

const NOWHERE: readonly Place[] = []

/** The same as `KeepOff`, of dots that have moved apart, and of the names beside them. */
export function KeepOffPins() {
  const ready = use(MapContext)
  const [places, setPlaces] = useState(NOWHERE)

  useEffect(() => {
    if (!ready) return
    const { map } = ready
    // When pins and names stand where they stay. What is the same is not drawn anew.
    const update = () =>
      setPlaces((before) => {
        const after = seenOn(map)
        return keyOf(before) === keyOf(after) ? before : after
      })
    map.on('idle', update)
    return () => {
      map.off('idle', update)
    }
  }, [ready])

  return <KeepOff places={places} size={SIZE} />
}

/** Along each dot and name on the screen, places at most their height apart. */
function seenOn(map: MapLibreMap): Place[] {
  const container = map.getContainer()
  const frame = container.getBoundingClientRect()
  const parts = container.querySelectorAll('[data-dot], [data-name]:not([data-name="none"])')
  return [...parts].flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    const count = Math.max(1, Math.ceil(width / SIZE))
    return Array.from({ length: count }, (_, index) => {
      const x = left - frame.left + ((index + 0.5) * width) / count
      return map.unproject([x, top - frame.top + height / 2])
    })
  })
}

const keyOf = (places: readonly Place[]) =>
  places.map(({ lat, lng }) => `${lat.toFixed(FINE)},${lng.toFixed(FINE)}`).join(' ')
