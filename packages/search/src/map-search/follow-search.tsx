import { useCamera } from '@sumai/map/camera'
import type { Bounds } from '@sumai/map/map-options'
import { useEffect, useEffectEvent } from 'react'
import type { MapMoves } from './use-map-moves.ts'

type Props = {
  bounds: Bounds
  padding: number
  moves: MapMoves
  /** Where a press leads. */
  target: { bounds: Bounds } | null
}

/** Shows what the search says when the address was changed by other means than the map. */
export function FollowSearch({ bounds, padding, moves, target }: Props) {
  const camera = useCamera()
  const key = bounds.join()
  const follow = useEffectEvent(() => {
    if (!camera || camera.isMoving() || !moves.isElsewhere(bounds)) return
    camera.show(bounds, padding)
    moves.settle(camera.bounds())
  })
  useEffect(() => follow(), [key])
  useEffect(() => {
    if (target) camera?.flyTo(target.bounds, 60)
  }, [camera, target])
  return null
}
