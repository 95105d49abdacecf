import { useEffect } from 'react'
import { covered } from './covered.ts'
import { placeNames } from './place-names.ts'
import type { ReadyMap } from './use-map.ts'

/**
 * Hides pins that lie under others or under the controls of the map, until it is moved or zoomed:
 * what is half covered can be neither read nor pressed. Pins with a dot and a name (`data-dot`,
 * `data-name`) move apart instead, and only a name without room is hidden. `isOn` is for maps with
 * few pins.
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
  const controls = [...(figure?.querySelectorAll('a, button') ?? [])]
    .filter((control) => !container.contains(control))
    .map((control) => control.getBoundingClientRect())
  const isNamed = markers.some((marker) => marker.querySelector('[data-name]'))
  if (isNamed) placeNames(markers, controls)
  else hideCovered(markers.toSorted(byLevel), controls)
}

const byLevel = (a: HTMLElement, b: HTMLElement) => Number(b.style.zIndex) - Number(a.style.zIndex)

function hideCovered(markers: readonly HTMLElement[], controls: readonly DOMRect[]) {
  const isCovered = covered(markers.map(boxOf), controls)
  for (const [index, { style }] of markers.entries()) {
    style.visibility = isCovered[index] ? 'hidden' : ''
  }
}

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
