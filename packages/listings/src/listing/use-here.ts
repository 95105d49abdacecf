import type { LatLng } from '@sumai/domain/listing/distance'
import { useState } from 'react'

type State = 'unknown' | 'asking' | 'known' | 'refused'

/** The visitor's position, requested when a button is pressed and kept on this page only. */
export function useHere() {
  const [here, setHere] = useState<LatLng | null>(null)
  const [state, setState] = useState<State>('unknown')

  function ask() {
    if (!navigator.geolocation) return setState('refused')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setHere({ lat: coords.latitude, lng: coords.longitude })
        setState('known')
      },
      () => setState('refused'),
      { maximumAge: 300_000, timeout: 10_000 },
    )
  }
  return { here, state, ask }
}
