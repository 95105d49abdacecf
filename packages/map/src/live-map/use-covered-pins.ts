import { pxPerMetre } from '@sumai/basemap/mercator'
import { useEffect } from 'react'
import { onItsSide } from '../pinned-map/ring-side.ts'
import { covered, meets } from './covered.ts'
import { hideCut, placeDots, placeNames } from './place-names.ts'
import type { MapArea } from './use-areas.ts'
import type { ReadyMap } from './use-map.ts'

/**
 * Hides pins that lie under others or under the controls of the map, until it is moved or zoomed:
 * what is half covered can be neither read nor pressed. Pins with a dot (`data-dot`) move apart
 * instead and keep off the others of their level and above, and only a name (`data-name`) without
 * room, or what the edge of the map cuts or a card covers (`data-map-cover`), is hidden. `isOn` is for maps with few pins.
 */
export function useCoveredPins(ready: ReadyMap | null, isOn: boolean, areas: readonly MapArea[]) {
  // After each render, as the content of a pin may have grown.
  useEffect(() => {
    if (!ready || !isOn) return
    const { map } = ready
    const update = () => arrange(map.getContainer(), ringsOn(map, areas))
    update()
    map.on('moveend', update)
    return () => {
      map.off('moveend', update)
    }
  })
}

/** The rings of a map around their middle, px of the page. */
function ringsOn(map: ReadyMap['map'], areas: readonly MapArea[]) {
  const rings = areas.filter(({ isRing }) => isRing)
  const [first] = rings
  if (!first) return null
  const { left, top } = map.getContainer().getBoundingClientRect()
  const { x, y } = map.project([first.lng, first.lat])
  const scale = pxPerMetre(first.lat, map.getZoom())
  return {
    middle: { x: left + x, y: top + y },
    radii: rings.map(({ metres }) => metres * scale),
  }
}

function arrange(container: HTMLElement, rings: ReturnType<typeof ringsOn>) {
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
  const kept = fixed.filter((_, index) => !isCovered[index])
  const lowest = Math.min(...markers.filter(isDot).map(levelOf))
  const above = kept.filter((marker) => levelOf(marker) >= lowest).map(boxOf)
  const dots = placeDots(markers.filter(isDot), {
    obstacles: [...boxesOf('[data-map-control]'), ...above],
    keep: (spot, own) => (rings ? onItsSide(spot, own, rings) : spot),
  })
  const room = container.getBoundingClientRect()
  hideCut(dots, room, boxesOf('[data-map-cover]'))
  for (const marker of kept.filter((marker) => levelOf(marker) < lowest)) {
    const box = boxOf(marker)
    if (dots.some((dot) => meets(dot.box, box))) marker.style.visibility = 'hidden'
  }
  const shown = kept.filter(({ style }) => style.visibility !== 'hidden').map(boxOf)
  placeNames(dots, [...controls, ...shown], room)
}

const levelOf = ({ style }: HTMLElement) => Number(style.zIndex)
const byLevel = (a: HTMLElement, b: HTMLElement) => levelOf(b) - levelOf(a)

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
