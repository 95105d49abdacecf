import type { Place } from '@sumai/basemap/mercator'
import type { Camera } from '@sumai/map/camera'
import { useEffect, useEffectEvent } from 'react'

type Options = {
  camera: Camera | null
  pressed: Place | null
  card: HTMLElement | null
}

/** px around a card above its pin: the pin below and the tools above it, and the edges of the map. */
const ABOVE = { above: 122, beside: 16, below: 24 }
/** px around a pin whose card lies at the foot of the map, beside it the tools; and between the two. */
const DOCKED = { above: 120, beside: 112 }
const GAP = 24

/** Moves the map until the pin that was pressed and its card are seen. */
export function useRoomForCard({ camera, pressed, card }: Options): void {
  const place = pressed && `${pressed.lat},${pressed.lng}`
  const reveal = useEffectEvent((of: HTMLElement) => {
    if (camera && pressed) camera.reveal(pressed, roomOf(of))
  })
  useEffect(() => {
    if (!place || !card) return
    // At first, and as it grows when its homes are there.
    const observer = new ResizeObserver(() => reveal(card))
    observer.observe(card)
    return () => observer.disconnect()
  }, [place, card])
}

function roomOf(card: HTMLElement) {
  const { offsetHeight, offsetWidth, offsetTop, offsetParent, dataset } = card
  if ('docked' in dataset) {
    return { ...DOCKED, below: (offsetParent?.clientHeight ?? 0) - offsetTop + GAP }
  }
  const { above, beside, below } = ABOVE
  return { above: above + offsetHeight, beside: beside + offsetWidth / 2, below }
}
