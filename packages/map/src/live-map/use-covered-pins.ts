import { useEffect } from 'react'
import { covered } from './covered.ts'
import type { ReadyMap } from './use-map.ts'

/**
 * Hides pins that lie under others or under the controls of the map, until it is moved or zoomed:
 * what is half covered can be neither read nor pressed. `isOn` is for maps with few pins.
 */
export function useCoveredPins(ready: ReadyMap | null, isOn: boolean) {
  // After each render, as the content of a pin may have grown.
  useEffect(() => {
    if (!ready || !isOn) return
    const { map } = ready
    const update = () => hideCovered(map.getContainer())
    update()
    map.on('moveend', update)
    return () => {
      map.off('moveend', update)
    }
  })
}

function hideCovered(container: HTMLElement) {
  const markers = [...container.querySelectorAll<HTMLElement>('.maplibregl-marker')].toSorted(
    (a, b) => Number(b.style.zIndex) - Number(a.style.zIndex),
  )
  const figure = container.closest('[data-map-figure]')
  const controls = [...(figure?.querySelectorAll('a, button') ?? [])].filter(
    (control) => !container.contains(control),
  )
  const isCovered = covered(
    markers.map(boxOf),
    controls.map((control) => control.getBoundingClientRect()),
  )
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
