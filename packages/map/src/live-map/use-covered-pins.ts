import { useEffect } from 'react'
import { covered } from './covered.ts'
import { placeNames } from './place-names.ts'
import type { ReadyMap } from './use-map.ts'

/**
 * Hides pins that lie under others or under the controls of the map, until it is moved or zoomed:
 * what is half covered can be neither read nor pressed. Pins with a dot (`data-dot`) move apart
 * instead and keep off the others, and only a name (`data-name`) without room is hidden. `isOn` is
 * for maps with few pins.
 */
export function useCoveredPins(ready: ReadyMap | null, isOn: boolean) {
  // After each render, as the content of a pin may have grown.
  useEffect(() => {
    if (!ready || !isOn) return
    const { map } = ready
    const update = () => arrange(map.getContainer())
    update()
    map.on('moveend', update)
    return () => {
      map.off('moveend', update)
    }
  })
}

function arrange(container: HTMLElement) {
  const markers = [...container.querySelectorAll<HTMLElement>('.maplibregl-marker:not(:empty)')]
  const figure = container.closest('[data-map-figure]')
  const boxesOf = (selector: string) =>
    [...(figure?.querySelectorAll(selector) ?? [])]
      .filter((part) => !container.contains(part))
      .map((part) => part.getBoundingClientRect())
  // Not the pins of a picture below the map.
  const controls = boxesOf(':is(a, button):not(svg a)')
  const isDot = (marker: HTMLElement) => marker.querySelector('[data-dot]') !== null
  const fixed = markers.filter((marker) => !isDot(marker)).toSorted(byLevel)
  const isCovered = covered(fixed.map(boxOf), controls)
  for (const [index, { style }] of fixed.entries()) {
    style.visibility = isCovered[index] ? 'hidden' : ''
  }
  const kept = fixed.filter((_, index) => !isCovered[index]).map(boxOf)
  placeNames(markers.filter(isDot), {
    dots: [...boxesOf('[data-map-control]'), ...kept],
    names: [...controls, ...kept],
    room: container.getBoundingClientRect(),
  })
}

const byLevel = (a: HTMLElement, b: HTMLElement) => Number(b.style.zIndex) - Number(a.style.zIndex)

/** With the name that stands above a pin. */
function boxOf(marker: HTMLElement) {
  const boxes = [marker, ...marker.querySelectorAll('*')].map((part) =>
    part.getBoundingClientRect(),
  )
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
