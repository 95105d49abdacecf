import type { Place } from '@sumai/basemap/mercator'
import type { Camera } from '@sumai/map/camera'
import type { Bounds, Edges, Padding } from '@sumai/map/map-options'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapMoves } from './use-map-moves.ts'

/**
 * px that the switch above, the tools at the right and the credit at the foot cover, and half a price
 * beyond the left side: a home that lies there would be found and not be seen.
 */
const CONTROLS = { top: 80, right: 56, bottom: 28, left: 20 }

/** px at the top where the switch is not there. */
const TOP = 16

/** What is covered of a map whose list stands so many px high over its foot. */
export const coveredEdges = (foot: number, hasSwitch: boolean): Edges => ({
  ...CONTROLS,
  top: hasSwitch || foot === 0 ? CONTROLS.top : TOP,
  bottom: CONTROLS.bottom + foot,
})

type Options = {
  camera: Camera | null
  /** What the search shows, and whether it says so itself. */
  bounds: Bounds
  hasBounds: boolean
  padding: Padding
  moves: MapMoves
  pressed: Place | null
  coveredOf: () => number
  isRaised: boolean
}

/**
 * Keeps the view in what the list leaves free of the map, as it rises and sinks: all results, the
 * pin that was pressed, or the middle of where the visitor looks. A list that sinks again shows
 * more ground, which is searched.
 */
export function useFreePart(options: Options): void {
  const { camera, isRaised } = options
  const last = useRef<{ camera: Camera; foot: number } | null>(null)
  const follow = useEffectEvent(() => {
    if (!camera) return
    const { bounds, hasBounds, padding, moves, pressed, coveredOf } = options
    const foot = coveredOf()
    const isSame = last.current?.camera === camera
    // A move that is on its way goes on, where the list stands beside the map.
    if (isSame && last.current?.foot === foot) return
    last.current = { camera, foot }
    const middle = camera.middle()
    camera.cover(coveredEdges(foot, !(isRaised && moves.isAutomatic)))
    if (!isSame) return
    if (pressed) {
      if (isRaised) camera.centre(pressed, { isTold: false })
    } else if (hasBounds || moves.waits) {
      camera.centre(middle, { isTold: !isRaised })
    } else {
      camera.show(bounds, padding, { glides: true })
    }
  })
  useEffect(() => follow(), [camera, isRaised])
}
