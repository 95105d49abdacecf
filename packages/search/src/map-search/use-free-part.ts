import type { Place } from '@sumai/basemap/mercator'
import type { Camera } from '@sumai/map/camera'
import type { Bounds, Padding } from '@sumai/map/map-options'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapMoves } from './use-map-moves.ts'

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
    camera.cover(foot)
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
